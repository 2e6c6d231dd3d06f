export const isApple = () => /Mac|iPhone|iPad|iPod/.test(navigator.platform)

/** True if the platform's command key is pressed. On a Mac only Cmd: Ctrl+K, Ctrl+A and others edit text there. */
export const hasCommandKey = ({ ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>) =>
  isApple() ? metaKey && !ctrlKey : ctrlKey !== metaKey

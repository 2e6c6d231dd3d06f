export const isApple = () => /Mac|iPhone|iPad|iPod/.test(navigator.platform)

/**
 * Whether a key is pressed with the platform's key for commands. On a Mac it is Cmd alone: there Ctrl+K, Ctrl+A and the
 * like edit text in any text box.
 */
export const hasCommandKey = ({ ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>) =>
  isApple() ? metaKey && !ctrlKey : ctrlKey !== metaKey

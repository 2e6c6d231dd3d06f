/** An e-mail address as text that wraps before its `@`. */
export function EmailText({ children: email }: { children: string }) {
  const at = email.lastIndexOf('@')
  return (
    <bdi style={{ overflowWrap: 'anywhere' }}>
      {email.slice(0, Math.max(0, at))}
      <wbr />
      {email.slice(Math.max(0, at))}
    </bdi>
  )
}

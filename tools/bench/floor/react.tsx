import { createRoot } from 'react-dom/client'
import { text } from './text'

createRoot(document.getElementById('root') as HTMLElement).render(
  <main>
    <h1>Dashboard home</h1>
    <p>{text}</p>
  </main>,
)

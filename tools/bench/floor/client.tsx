import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { createFloorRouter } from './app'

createRoot(document.getElementById('root') as HTMLElement).render(<RouterProvider router={createFloorRouter()} />)

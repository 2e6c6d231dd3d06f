import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import CssBaseline from '@mui/material/CssBaseline'
import Drawer from '@mui/material/Drawer'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import Typography from '@mui/material/Typography'
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
} from '@tanstack/react-router'
import { text } from './text'

const theme = createTheme({ cssVariables: { colorSchemeSelector: 'data' }, colorSchemes: { light: true, dark: true } })
const width = 240
const links = [
  ['Dashboard', '/'],
  ['Users', '/users'],
] as const

/** A minimal dashboard of React, router and MUI: a bar, a navigation, a page of figures and a list. */
export function createFloorRouter(history?: RouterHistory) {
  const root = createRootRoute({ component: Frame })
  const home = createRoute({ getParentRoute: () => root, path: '/', component: Home })
  const users = createRoute({
    getParentRoute: () => root,
    path: '/users',
    component: lazyRouteComponent(() => import('./users'), 'Users'),
  })
  return createRouter({ routeTree: root.addChildren([home, users]), ...(history && { history }) })
}

function Frame() {
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <Box sx={{ display: 'flex' }}>
        <AppBar position="fixed" sx={{ zIndex: 1300 }}>
          <Toolbar>
            <Typography variant="h6" sx={{ flexGrow: 1 }}>
              Floor
            </Typography>
            <SchemeButton />
          </Toolbar>
        </AppBar>
        <Drawer variant="permanent" sx={{ width, '& .MuiDrawer-paper': { width } }}>
          <Toolbar />
          <List>
            {links.map(([name, to]) => (
              <ListItemButton key={to} component={Link} to={to}>
                <ListItemText primary={name} />
              </ListItemButton>
            ))}
          </List>
        </Drawer>
        <Box component="main" sx={{ flexGrow: 1, p: 3 }}>
          <Toolbar />
          <Outlet />
        </Box>
      </Box>
    </ThemeProvider>
  )
}

function SchemeButton() {
  const { mode, setMode } = useColorScheme()
  return (
    <button type="button" onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}>
      Scheme
    </button>
  )
}

function Home() {
  return (
    <>
      <Typography variant="h4" component="h1" gutterBottom>
        Dashboard home
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 2 }}>
        {['Revenue', 'Orders', 'Customers', 'Refunds'].map((name, index) => (
          <Box key={name} sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2 }}>
            <Typography variant="subtitle2" color="text.secondary">
              {name}
            </Typography>
            <Typography variant="h5">{(index + 1) * 12345}</Typography>
          </Box>
        ))}
      </Box>
      <Typography sx={{ mt: 2 }}>{text}</Typography>
    </>
  )
}

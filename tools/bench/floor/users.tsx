import Chip from '@mui/material/Chip'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'

const names = ['Ada Lovelace', 'Alan Turing', 'Grace Hopper', 'Edsger Dijkstra', 'Barbara Liskov']
const users = Array.from({ length: 20 }, (_, index) => ({
  id: index,
  name: names[index % names.length] ?? '',
  email: `user${index}@example.com`,
  phone: `+1 555 ${1_000_000 + index}`,
  status: index % 3 ? 'active' : 'invited',
}))

/** A list of twenty rows in MUI's own table. */
export function Users() {
  return (
    <>
      <Typography variant="h4" component="h1">
        Users list
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            {['Name', 'Email', 'Phone', 'Status'].map((name) => (
              <TableCell key={name}>{name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {users.map(({ id, name, email, phone, status }) => (
            <TableRow key={id} hover>
              <TableCell>{name}</TableCell>
              <TableCell>{email}</TableCell>
              <TableCell>{phone}</TableCell>
              <TableCell>
                <Chip size="small" label={status} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}

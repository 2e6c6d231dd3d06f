// Writes src/routeTree.gen.ts, so that types can be checked without a build.
import { writeRouteTree } from './route-tree.mjs'

await writeRouteTree()

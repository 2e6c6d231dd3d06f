import { writeFile } from 'node:fs/promises'
import { loadSource } from './load-source.mjs'

/** Writes the API's OpenAPI document, from the schemas of src/api and the demo API's handlers. */
const target = 'docs/openapi.json'
const { module, close } = await loadSource('/src/_mock/openapi.ts')
await writeFile(target, `${JSON.stringify(module.openApi(), null, 2)}\n`)
await close()
console.log(`${target} is written.`)

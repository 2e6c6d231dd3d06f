import { config } from '@/config'

// A Storybook may lie in any folder of any host, so its images are looked for beside its own page.
config.assetUrl = new URL(import.meta.env.BASE_URL, location.href).pathname

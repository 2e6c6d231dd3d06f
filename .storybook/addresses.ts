import { config } from '@/config'

// A Storybook may be in any folder of any host, so its images are relative to its page.
config.assetUrl = new URL(import.meta.env.BASE_URL, location.href).pathname

import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

// Storybook builds this by itself, without the project's paths: a unit test compares the name with the brand's.
addons.setConfig({ theme: create({ base: 'light', brandTitle: 'ARK', brandUrl: './', brandTarget: '_self' }) })

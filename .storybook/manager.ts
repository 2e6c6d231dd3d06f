import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { brand } from '../src/brand'

// Storybook builds this file itself, without the project's path aliases.
addons.setConfig({ theme: create({ base: 'light', brandTitle: brand.name, brandUrl: './', brandTarget: '_self' }) })

import { expect, signIn, test } from './site'

import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import * as z from 'zod/mini'
import type { PageProps } from './page-search'

/** A page's view with its search params in the story's URL: links and filters work as on the site. */
export function storyPage<S>(
  schema: z.ZodMiniType<S>,
  View: ComponentType<PageProps<S>>,
  Skeleton: ComponentType = () => null,
): () => ReactNode {
  return function Page() {
    const search = useSearch({ strict: false })
    const navigate = useNavigate()
    return (
      <main>
        <Suspense fallback={<Skeleton />}>
          <View
            search={z.parse(schema, search)}
            onSearchChange={(change, options) =>
              navigate({ to: '.', search: { ...search, ...change } as never, ...options })
            }
          />
        </Suspense>
      </main>
    )
  }
}

import { readdirSync } from 'node:fs'

/** Keys of the frame's texts that only the demo's pages use. */
const demoKeys = {
  nav: [
    'one',
    'two',
    'three',
    'group',
    'four',
    'five',
    'six',
    'apps',
    'mail',
    'chat',
    'calendar',
    'kanban',
    'products',
    'blog',
    'faqs',
  ],
  pages: ['overview', 'orders', 'invoices', 'users', 'files', 'jobsAndTours', 'faqs'],
}

/** The site's languages, by folder. */
export const languages = readdirSync('src/i18n/languages')

const emptyPage = {
  en: { emptyTitle: 'Nothing here yet', emptyText: 'This page is yours to fill.' },
  fr: { emptyTitle: 'Rien ici pour le moment', emptyText: 'Cette page est à vous de la remplir.' },
  vi: { emptyTitle: 'Chưa có gì ở đây', emptyText: 'Trang này chờ nội dung của bạn.' },
  cn: { emptyTitle: '这里还没有内容', emptyText: '此页面由您来填充。' },
  ar: { emptyTitle: 'لا شيء هنا بعد', emptyText: 'هذه الصفحة بانتظار محتواك.' },
}

/** Removes the demo's texts, except those that a project's own page uses. */
export function editTexts(project) {
  const sources = project
    .files()
    .filter((file) => /^src\/.*\.tsx?$/.test(file) && !/\.(stories|test)\.tsx?$/.test(file))
  const code = sources.map((file) => project.read(file)).join('\n')
  const isUsed = (group, key) => new RegExp(`['"\`]${group}\\.${key}['"\`]`).test(code)
  for (const language of languages) {
    project.edit(`src/i18n/languages/${language}/shell.json`, (text) => {
      const json = JSON.parse(text)
      const { dashboard } = json.account
      const { users } = json.pages
      const keys = { ...demoKeys, overview: Object.keys(json.overview ?? {}) }
      for (const [group, names] of Object.entries(keys))
        for (const name of names) if (!isUsed(group, name)) delete json[group]?.[name]
      if (json.overview && !Object.keys(json.overview).length) delete json.overview
      Object.assign(json.nav, { dashboard, users })
      Object.assign(json.pages, emptyPage[language] ?? emptyPage.en)
      return `${JSON.stringify(json, null, 2)}\n`
    })
  }
}

import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { courses } from '@/api/courses'
import { assetUrl } from '@/components/asset-url'
import { CardList, Row, Rows, Thumb } from './card-list'
import { OverviewCard } from './overview-card'
import { TwoLines } from './two-lines'

const rows = 4

/** The featured courses, with their students relative to the largest. */
export function CoursesCard() {
  const { t } = useTranslation('overview')
  const query = useQuery(courses.list({ isFeatured: true, pageSize: rows, sort: '-totalStudents' }))
  return (
    <OverviewCard title={t('courses')} text={t('coursesText')} wide={4} middle={6}>
      <CardList query={query} empty={t('noCourses')} rows={rows}>
        {(courses) => {
          const most = Math.max(...courses.map(({ totalStudents }) => totalStudents), 1)
          return (
            <Rows sx={{ gap: 2.5 }}>
              {courses.map(({ id, title, coverUrl, level, totalStudents }) => {
                const students = t('students', { count: totalStudents })
                return (
                  <Row key={id}>
                    <Thumb src={assetUrl(coverUrl)} alt="" width={64} height={52} loading="lazy" />
                    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                      <TwoLines
                        second={
                          <>
                            <span>{t(level)}</span>
                            <Box component="span" sx={{ marginInlineStart: 'auto' }}>
                              {students}
                            </Box>
                          </>
                        }
                      >
                        {title}
                      </TwoLines>
                      <LinearProgress
                        variant="determinate"
                        value={(totalStudents / most) * 100}
                        aria-label={title}
                        aria-valuetext={students}
                        sx={{ mt: 0.75 }}
                      />
                    </Box>
                  </Row>
                )
              })}
            </Rows>
          )
        }}
      </CardList>
    </OverviewCard>
  )
}

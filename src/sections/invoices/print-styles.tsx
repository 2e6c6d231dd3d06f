import GlobalStyles from '@mui/material/GlobalStyles'
import { printAlone } from '@/components/print-alone'

const paper = '[data-paper]'

/** Prints the document alone, on A4, black on white in every scheme. */
export function PrintStyles() {
  return <GlobalStyles styles={styles} />
}

const styles = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': {
    ...printAlone(paper),
    [paper]: {
      maxWidth: 'none !important',
      padding: '0 !important',
      gap: '24px !important',
      boxShadow: 'none !important',
      outline: 'none !important',
      borderRadius: '0 !important',
      fontSize: '10pt',
      '&:not(:last-of-type)': { breakAfter: 'page' },
      '& .columns': { gridTemplateColumns: '1fr 1fr' },
      '& .narrow': { display: 'none' },
      '& .lines :is(th, td)': { paddingBlock: '8px' },
      '& thead': { display: 'table-header-group' },
      '& tr, & .sums, & .foot': { breakInside: 'avoid' },
    },
    [`${paper}, ${paper} *:not(svg, svg *)`]: {
      color: '#000 !important',
      WebkitTextFillColor: '#000 !important',
      background: 'transparent !important',
      borderColor: '#B4B8BE !important',
      boxShadow: 'none !important',
    },
    // A label is printed without its fill, so it gets a border.
    [`${paper} .status`]: { border: '1px solid #000 !important' },
    [`${paper} svg rect`]: { fill: '#EEF0F3 !important' },
    [`${paper} svg text`]: { fill: '#1A4E8A !important' },
  },
}

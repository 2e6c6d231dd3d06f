import { crc32 } from 'node:zlib'

// The contents of the demo's files, so that Open and Download give what the names say. Every run gives the same bytes.

const utf8 = (text) => Buffer.from(text)
const sentences = [
  'Open the windows for ten minutes every morning.',
  'The last one out checks the lights and the coffee machine.',
  'Guests sign in at the front desk and get a badge.',
  'Write down what was decided, and by whom.',
  'Bikes go to the yard, never to the hall.',
  'If something breaks, tell the office; nobody pays for an accident.',
  'Meetings start on the hour and end five minutes early.',
  'The quiet room is quiet.',
]

/** Numbered lines, `length` of them. */
const lines = (title, length) =>
  Array.from({ length }, (_, index) => `${index + 1}. ${sentences[(index * 5 + title.length) % sentences.length]}`)

const text = (title) => utf8(`${title}\n\n${lines(title, 90 + title.length * 8).join('\n')}\n`)

/** A PDF of one page. */
function pdf(title) {
  const escaped = (line) => line.replace(/[\\()]/g, '\\$&')
  const shown = lines(title, 24).map((line) => `(${escaped(line)}) Tj T*`)
  const stream = `BT /F1 24 Tf 72 760 Td (${escaped(title)}) Tj /F1 11 Tf 18 TL 0 -36 Td ${shown.join('\n')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return utf8(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
  )
}

/** A ZIP archive of stored, uncompressed entries, all of the same date. */
function zip(entries) {
  const parts = []
  const directory = []
  let offset = 0
  for (const [name, content] of Object.entries(entries)) {
    const data = utf8(content)
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(0x5a21, 8) // 2025-01-01
    head.writeUInt32LE(crc32(data), 10)
    head.writeUInt32LE(data.length, 14)
    head.writeUInt32LE(data.length, 18)
    head.writeUInt16LE(utf8(name).length, 22)
    const local = Buffer.concat([utf8('PK\x03\x04'), head, utf8(name), data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    directory.push(Buffer.concat([utf8('PK\x01\x02'), Buffer.from([20, 0]), head, rest, utf8(name)]))
    parts.push(local)
    offset += local.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...parts, listed, utf8('PK\x05\x06'), end])
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const office = 'http://schemas.openxmlformats.org'
const openDocument = 'urn:oasis:names:tc:opendocument:xmlns'
const escapeXml = (line) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** The parts that every file of Office Open XML has. */
const openXml = (main, type, parts) => ({
  '[Content_Types].xml': `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${Object.entries(
    type,
  )
    .map(
      ([part, kind]) =>
        `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${kind}+xml"/>`,
    )
    .join('')}</Types>`,
  '_rels/.rels': `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/officeDocument" Target="${main}"/></Relationships>`,
  ...parts,
})

function docx(title) {
  const paragraphs = [title, ...lines(title, 40)].map((line) => `<w:p><w:r><w:t>${escapeXml(line)}</w:t></w:r></w:p>`)
  return zip(
    openXml(
      'word/document.xml',
      { 'word/document.xml': 'wordprocessingml.document.main' },
      {
        'word/document.xml': `${xml}<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${paragraphs.join('')}</w:body></w:document>`,
      },
    ),
  )
}

function xlsx(title) {
  const rows = Array.from({ length: 48 }, (_, index) => [`Item ${index + 1}`, (index % 7) + 1, (index % 5) * 12 + 8])
  const cell = (value) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${escapeXml(value)}</t></is></c>`
  const data = [[title, 'Quantity', 'Price'], ...rows].map((row) => `<row>${row.map(cell).join('')}</row>`)
  return zip(
    openXml(
      'xl/workbook.xml',
      { 'xl/workbook.xml': 'spreadsheetml.sheet.main', 'xl/worksheets/sheet1.xml': 'spreadsheetml.worksheet' },
      {
        'xl/workbook.xml': `${xml}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"><sheets><sheet name="Sheet 1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
        'xl/worksheets/sheet1.xml': `${xml}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${data.join('')}</sheetData></worksheet>`,
      },
    ),
  )
}

/** Slides in the OpenDocument format, which needs the fewest parts. */
function odp(title) {
  const slides = [title, ...sentences].map(
    (line, index) =>
      `<draw:page draw:name="Slide ${index + 1}" draw:master-page-name="Default"><draw:frame svg:x="2cm" svg:y="6cm" svg:width="21cm" svg:height="6cm"><draw:text-box><text:p>${escapeXml(line)}</text:p></draw:text-box></draw:frame></draw:page>`,
  )
  const type = 'application/vnd.oasis.opendocument.presentation'
  return zip({
    mimetype: type,
    'META-INF/manifest.xml': `${xml}<manifest:manifest xmlns:manifest="${openDocument}:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    'content.xml': `${xml}<office:document-content xmlns:office="${openDocument}:office:1.0" xmlns:draw="${openDocument}:drawing:1.0" xmlns:text="${openDocument}:text:1.0" xmlns:svg="${openDocument}:svg-compatible:1.0" office:version="1.2"><office:body><office:presentation>${slides.join('')}</office:presentation></office:body></office:document-content>`,
  })
}

/** Two seconds of a soft tone, 8 bits, mono. */
function wav() {
  const rate = 8000
  const samples = Buffer.from(
    Array.from({ length: rate * 2 }, (_, index) =>
      Math.round(128 + 40 * Math.sin((index * 2 * Math.PI * 330) / rate) * Math.min(1, (rate * 2 - index) / rate)),
    ),
  )
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.length, 40)
  return Buffer.concat([head, samples])
}

const makers = { txt: text, pdf, docx, xlsx, odp, wav, zip: (title) => zip({ 'README.txt': `${title}\n` }) }

/** The bytes of a file of that name; undefined for pictures and video, which a browser draws. */
export function contentOf(name) {
  const [, title, ending] = /^(.+)\.(\w+)$/.exec(name)
  return makers[ending]?.(title)
}

/** Its path below the site. */
export const pathOf = (name) => `assets/files/${name.toLowerCase().replaceAll(' ', '-')}`

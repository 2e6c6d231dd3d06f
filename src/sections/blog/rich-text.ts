import { baseKeymap, chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { history, redo, undo } from 'prosemirror-history'
import { inputRules, textblockTypeInputRule, wrappingInputRule } from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import { DOMParser, DOMSerializer, type MarkType, type Node, type NodeType, Schema } from 'prosemirror-model'
import { marks, nodes } from 'prosemirror-schema-basic'
import {
  bulletList,
  liftListItem,
  listItem,
  orderedList,
  sinkListItem,
  splitListItem,
  wrapInList,
} from 'prosemirror-schema-list'
import { type Command, EditorState } from 'prosemirror-state'

/**
 * The editor's document, commands and keys. ProseMirror itself (MIT): 67 kB, where Tiptap, which wraps it, has 109 kB or more with
 * the same nodes and Lexical 83 kB (gzip); its HTML is exactly that of the schema, without inline styles.
 */

/** True for a URL that a link may have: no scripts. */
export const isSafeUrl = (url: string) => /^(https?:|mailto:|tel:|\/|#)/i.test(url)

const heading = (level: number) => (tag: string) => ({ tag, attrs: { level } })

/** As much as `SanitizedHtml` keeps of an article. */
const schema = new Schema({
  nodes: {
    doc: nodes.doc,
    paragraph: nodes.paragraph,
    blockquote: nodes.blockquote,
    horizontal_rule: nodes.horizontal_rule,
    heading: {
      ...nodes.heading,
      attrs: { level: { default: 2 } },
      // The page's own heading is the title.
      parseDOM: [...['h1', 'h2'].map(heading(2)), ...['h3', 'h4', 'h5', 'h6'].map(heading(3))],
    },
    code_block: nodes.code_block,
    bullet_list: { ...bulletList, content: 'list_item+', group: 'block' },
    ordered_list: { ...orderedList, content: 'list_item+', group: 'block' },
    list_item: { ...listItem, content: 'paragraph block*' },
    text: nodes.text,
    image: nodes.image,
    hard_break: nodes.hard_break,
  },
  marks: {
    link: {
      ...marks.link,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (link) => {
            const href = link.getAttribute('href') ?? ''
            return isSafeUrl(href) && { href }
          },
        },
      ],
    },
    em: marks.em,
    strong: marks.strong,
    code: marks.code,
  },
})

const { paragraph, blockquote, code_block, bullet_list, ordered_list, list_item, image, hard_break } = schema.nodes
const { link, em, strong, code } = schema.marks

function documentOf(html: string) {
  // Inert: no script runs, and no picture loads.
  return DOMParser.fromSchema(schema).parse(new window.DOMParser().parseFromString(html, 'text/html').body)
}

export function htmlOf(document: Node) {
  const box = window.document.createElement('div')
  box.append(DOMSerializer.fromSchema(schema).serializeFragment(document.content))
  return box.innerHTML
}

/** The innermost of some nodes around the selection, with its position. */
function around({ selection: { $from } }: EditorState, ...types: NodeType[]) {
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth)
    if (types.includes(node.type)) return { node, position: $from.before(depth) }
  }
  return undefined
}

const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    isHeading(level)(state)
      ? setBlockType(paragraph)(state, dispatch)
      : setBlockType(schema.nodes.heading, { level })(state, dispatch)

const toggleCodeBlock: Command = (state, dispatch) =>
  setBlockType(around(state, code_block) ? paragraph : code_block)(state, dispatch)

const toggleQuote: Command = (state, dispatch) =>
  around(state, blockquote) ? lift(state, dispatch) : wrapIn(blockquote)(state, dispatch)

const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const list = around(state, bullet_list, ordered_list)
    if (!list) return wrapInList(type)(state, dispatch)
    if (list.node.type === type) return liftListItem(list_item)(state, dispatch)
    dispatch?.(state.tr.setNodeMarkup(list.position, type))
    return true
  }

const isHeading =
  (level: number) =>
  ({ selection: { $from } }: EditorState) =>
    $from.parent.type === schema.nodes.heading && $from.parent.attrs.level === level

function isMarked(state: EditorState, type: MarkType) {
  const { from, $from, to, empty } = state.selection
  if (empty) return !!type.isInSet(state.storedMarks ?? $from.marks())
  return state.doc.rangeHasMark(from, to, type)
}

/** The URL of the link that the selection is in, or undefined. */
export function linkAt({ doc, selection: { $from, from, to, empty } }: EditorState): string | undefined {
  if (empty) return link.isInSet($from.marks())?.attrs.href
  const found: string[] = []
  doc.nodesBetween(from, to, (node) => {
    const mark = link.isInSet(node.marks)
    if (mark) found.push(mark.attrs.href)
  })
  return found[0]
}

/** Links the selected text, or all of the link that the cursor is in; without either, the URL itself becomes the text. */
export function setLink(href: string): Command {
  return (state, dispatch) => {
    const [from, to] = linkedRange(state)
    const { tr } = state
    if (from === to) tr.insert(from, schema.text(href, [link.create({ href })]))
    else tr.removeMark(from, to, link).addMark(from, to, link.create({ href }))
    dispatch?.(tr.scrollIntoView())
    return true
  }
}

export const removeLink: Command = (state, dispatch) => {
  const [from, to] = linkedRange(state)
  dispatch?.(state.tr.removeMark(from, to, link))
  return true
}

function linkedRange(state: EditorState): [from: number, to: number] {
  const { $from, from, to, empty } = state.selection
  const mark = empty && link.isInSet($from.marks())
  if (!mark) return [from, to]
  let [start, end] = [from, to]
  $from.parent.forEach((node, offset) => {
    const position = $from.start() + offset
    if (!mark.isInSet(node.marks) || position > from || position + node.nodeSize < from) return
    start = position
    end = position + node.nodeSize
  })
  return [start, end]
}

export function insertImage(src: string, alt: string): Command {
  return (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(image.create({ src, alt }), false).scrollIntoView())
    return true
  }
}

const breakLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hard_break.create()).scrollIntoView())
  return true
})

interface Tool {
  run: Command
  /** True if the selection has it; undefined for an action. */
  isOn?: (state: EditorState) => boolean
  /** The keys, as in `aria-keyshortcuts`; `Mod` is Control, or Meta on a Mac. */
  keys?: string
}

/** The commands of the toolbar. */
export const tools = {
  undo: { run: undo, keys: 'Mod+Z' },
  redo: { run: redo, keys: 'Mod+Shift+Z' },
  heading2: { run: toggleHeading(2), isOn: isHeading(2), keys: 'Mod+Alt+2' },
  heading3: { run: toggleHeading(3), isOn: isHeading(3), keys: 'Mod+Alt+3' },
  bold: { run: toggleMark(strong), isOn: (state) => isMarked(state, strong), keys: 'Mod+B' },
  italic: { run: toggleMark(em), isOn: (state) => isMarked(state, em), keys: 'Mod+I' },
  code: { run: toggleMark(code), isOn: (state) => isMarked(state, code), keys: 'Mod+E' },
  bullets: {
    run: toggleList(bullet_list),
    isOn: (state) => around(state, bullet_list, ordered_list)?.node.type === bullet_list,
    keys: 'Mod+Shift+8',
  },
  numbers: {
    run: toggleList(ordered_list),
    isOn: (state) => around(state, bullet_list, ordered_list)?.node.type === ordered_list,
    keys: 'Mod+Shift+7',
  },
  quote: { run: toggleQuote, isOn: (state) => !!around(state, blockquote), keys: 'Mod+Shift+9' },
  codeBlock: { run: toggleCodeBlock, isOn: (state) => !!around(state, code_block) },
} satisfies Record<string, Tool>

export type ToolName = keyof typeof tools
export const toolOf = (name: ToolName): Tool => tools[name]

// ProseMirror's names of keys: Mod-Shift-z, and Mod-Shift-8 by its place on the keyboard.
const toolKeys = Object.fromEntries(
  Object.values<Tool>(tools).flatMap(({ keys, run }) =>
    keys ? [[keys.replaceAll('+', '-').replace(/[A-Z]$/, (letter) => letter.toLowerCase()), run]] : [],
  ),
)

const plugins = [
  history(),
  inputRules({
    rules: [
      textblockTypeInputRule(/^(##{1,2})\s$/, schema.nodes.heading, ([, marks = '']) => ({ level: marks.length })),
      wrappingInputRule(/^\s*[-*]\s$/, bullet_list),
      wrappingInputRule(/^1\.\s$/, ordered_list),
      wrappingInputRule(/^\s*>\s$/, blockquote),
      textblockTypeInputRule(/^```$/, code_block),
    ],
  }),
  keymap(toolKeys),
  keymap({
    'Mod-y': redo,
    Enter: splitListItem(list_item),
    // Tab leaves the editor.
    'Mod-]': sinkListItem(list_item),
    'Mod-[': liftListItem(list_item),
    'Shift-Enter': breakLine,
  }),
  keymap(baseKeymap),
]

/** A new state of the editor, with an empty history. */
export const stateOf = (html: string) => EditorState.create({ doc: documentOf(html), plugins })

export const isEmpty = ({ doc }: EditorState) =>
  doc.childCount === 1 && doc.firstChild?.type === paragraph && doc.firstChild.content.size === 0

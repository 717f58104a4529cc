/** The text layer: YAML to data and places, and edits of the data back to text. */
export { applyTextEdits, type Range, type TextEdit, type TextFix, type TextProblem } from './range';
export { anchorsIn, type NamedAnchor } from './anchor-names';
export { lineIndex, lineIndexAfter, type LineIndex } from './line-index';
export { firstVersion } from './guards';
export { parse, parseInSteps } from './parse';
export { type SourceDocument, type SourceFile } from './document';
export { entriesOf, locate, pathOf, placeAt, rangeOf, sourceOf, writtenMember, type MemberRange } from './places';
export { knownStyle, textEdits } from './edits/index';
export { closed } from './brackets/close';
export { opened } from './brackets/open';
export { copyInPlace, overlaid } from './node';
export { isTaken, withoutTaken, withTaken } from './taken';
export { limits } from './limits';
export { layoutEdits, type LayoutOptions } from './layout/index';

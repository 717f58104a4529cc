/** The text layer: YAML to data and places, and edits of the data back to text. */
export { applyTextEdits, type Range, type TextEdit, type TextFix, type TextDiagnostic } from './range';
export { findFirstIndex } from './binary-search';
export { findAnchors, type NamedAnchor } from './anchor-names';
export { createLineIndex, type LineIndex } from './line-index';
export { keepFirstVersion } from './guards';
export { parse, parseInSteps } from './parse';
export { type SourceDocument, type SourceFile } from './document';
export {
  listMembers,
  locate,
  findPath,
  findPlace,
  rangeAt,
  findSource,
  findWrittenMember,
  type MemberRange,
} from './places';
export { getStyle, createTextEdits } from './edits/index';
export { toFlowStyle } from './brackets/to-flow-style';
export { toBlockStyle } from './brackets/to-block-style';
export { copyWithPosition, overlay } from './node';
export { isInherited, withoutInherited, withInherited } from './inherited';
export { limits } from './limits';
export { createLayoutEdits, type LayoutOptions } from './layout/index';

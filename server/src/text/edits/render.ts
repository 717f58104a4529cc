/** Renders values as YAML in the style of a file: block style, with short collections of scalars in brackets. */
import type { Plain } from '../../model/edit';
import { renderKey, renderScalar, type Quote } from './scalar';
import type { Style } from './style';

/** Collections that would extend beyond this column are written in block style. */
const WIDTH = 100;

type Collection = readonly Plain[] | { readonly [key: string]: Plain };

/** A value on one line; collections in brackets or braces. */
export function renderFlow(value: Plain, quote?: Quote): string {
  if (!isCollection(value)) return renderScalar(value, quote);
  if (Array.isArray(value)) return `[${value.map((item: Plain) => renderFlow(item)).join(', ')}]`;
  const members = Object.entries(value).map(([key, inner]) => `${renderKey(key)}: ${renderFlow(inner)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** True if a value fits on a line that begins at a column: scalars, and short collections of scalars. */
export function fitsOnLine(value: Plain, column: number): boolean {
  if (!isCollection(value)) return true;
  const inner: readonly Plain[] = Object.values(value);
  return (
    inner.length === 0 || (inner.every((item) => !isCollection(item)) && column + renderFlow(value).length <= WIDTH)
  );
}

/** `key: value`, with further lines indented, for a key at `indent` columns. */
export function renderMember(key: string, value: Plain, indent: number, style: Style): string {
  const written = renderKey(key);
  return `${written}:${renderBehindKey(value, indent, written.length, style)}`;
}

/** The text after the colon of a key at `indent` columns: a space and the value, or a block of lines. */
export function renderBehindKey(value: Plain, indent: number, keyLength: number, style: Style, quote?: Quote): string {
  if (!isCollection(value) || fitsOnLine(value, indent + keyLength + 2)) return ` ${renderFlow(value, quote)}`;
  const inner = Array.isArray(value) && style.compactLists ? indent : indent + style.indent;
  return `${style.newline}${' '.repeat(inner)}${renderBlock(value, inner, style)}`;
}

/** `- value`, with further lines indented, for a dash at `indent` columns. */
export function renderItem(value: Plain, indent: number, style: Style): string {
  return `- ${renderInline(value, indent + 2, style)}`;
}

/** A value that begins at `indent` columns of the current line. */
export function renderInline(value: Plain, indent: number, style: Style, quote?: Quote): string {
  return !isCollection(value) || fitsOnLine(value, indent)
    ? renderFlow(value, quote)
    : renderBlock(value, indent, style);
}

/** A collection as lines of a block, of which the first begins at `indent` columns of the current line. */
export function renderBlock(value: Collection, indent: number, style: Style): string {
  const lines = Array.isArray(value)
    ? value.map((item: Plain) => renderItem(item, indent, style))
    : Object.entries(value).map(([key, inner]) => renderMember(key, inner, indent, style));
  return lines.join(style.newline + ' '.repeat(indent));
}

function isCollection(value: Plain): value is Collection {
  return typeof value === 'object' && value !== null;
}

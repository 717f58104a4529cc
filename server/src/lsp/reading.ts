/** Highlights, linked editing, selection ranges, colours and links. */
import type {
  Color,
  ColorInformation,
  ColorPresentation,
  ColorPresentationParams,
  DocumentColorParams,
  DocumentHighlight,
  DocumentHighlightParams,
  DocumentLink,
  DocumentLinkParams,
  LinkedEditingRangeParams,
  LinkedEditingRanges,
  SelectionRange,
  SelectionRangeParams,
} from 'vscode-languageserver';
import { DocumentHighlightKind } from 'vscode-languageserver';
import { documentLinks, highlights, linkedRanges, selectionRanges, writtenColors } from '../features';
import { rulePageUri } from '../protocol';
import type { About } from './about';
import type { Client } from './capabilities';
import { toOffset, toRange } from './convert';
import type { Current } from './documents';

/** Matches an id while it is being edited. */
const idPattern = '[A-Za-z0-9][A-Za-z0-9._-]*';

export function readingOf(about: About, client: Client) {
  return {
    highlights: about<DocumentHighlightParams, DocumentHighlight[]>('Highlights', [], (current, { position }) =>
      highlights(current.analysis, toOffset(current, position)).map(({ range, declares }) => ({
        range: toRange(current, range),
        kind: declares ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
      })),
    ),

    linkedRanges: about<LinkedEditingRangeParams, LinkedEditingRanges | null>(
      'Linked editing',
      null,
      (current, { position }) => {
        const ranges = linkedRanges(current.analysis, toOffset(current, position));
        if (ranges.length < 2) return null;
        return { ranges: ranges.map((range) => toRange(current, range)), wordPattern: idPattern };
      },
    ),

    selectionRanges: about<SelectionRangeParams, SelectionRange[]>('Expanding the selection', [], (current, params) =>
      params.positions.map((position) => {
        const ranges = selectionRanges(current.analysis, toOffset(current, position));
        return ranges.reduceRight<SelectionRange | undefined>(
          (parent, range) => ({ range: toRange(current, range), ...(parent && { parent }) }),
          undefined,
        )!;
      }),
    ),

    colors: about<DocumentColorParams, ColorInformation[]>('Colours', [], (current) =>
      writtenColors(current.analysis).map(({ range, color }) => ({
        range: toRange(current, range),
        color: toColor(color),
      })),
    ),

    colorPresentations: about<ColorPresentationParams, ColorPresentation[]>('Colours', [], (_, { color }) => [
      { label: fromColor(color) },
    ]),

    links: about<DocumentLinkParams, DocumentLink[]>('Links', [], (current) =>
      documentLinks(current.analysis).flatMap(({ range, tooltip, target }) => {
        const uri = targetOf(current, target, client);
        return uri === undefined ? [] : [{ range: toRange(current, range), tooltip, target: uri }];
      }),
    ),
  };
}

function targetOf(
  { uri }: Current,
  target: ReturnType<typeof documentLinks>[number]['target'],
  { rulePages }: Client,
): string | undefined {
  if ('rule' in target) return rulePages ? rulePageUri(target) : undefined;
  try {
    return new URL(target.path, uri).href;
  } catch {
    return undefined; // Untitled documents have no neighbours.
  }
}

function toColor(color: string): Color {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255) as [
    number,
    number,
    number,
  ];
  return { red, green, blue, alpha: 1 };
}

function fromColor({ red, green, blue }: Color): string {
  const part = (share: number) =>
    Math.round(Math.max(0, Math.min(1, share)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${part(red)}${part(green)}${part(blue)}`;
}

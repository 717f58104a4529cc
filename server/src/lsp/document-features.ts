/** Highlights, linked editing, selection ranges, colours and links. */
import {
  type Color,
  type ColorInformation,
  type ColorPresentation,
  type ColorPresentationParams,
  type DocumentColorParams,
  type DocumentHighlight,
  DocumentHighlightKind,
  type DocumentHighlightParams,
  type DocumentLink,
  type DocumentLinkParams,
  type LinkedEditingRangeParams,
  type LinkedEditingRanges,
  type SelectionRange,
  type SelectionRangeParams,
} from 'vscode-languageserver';
import {
  findDocumentLinks,
  findHighlights,
  findLinkedRanges,
  findSelectionRanges,
  findWrittenColors,
} from '../features';
import { rulePageUri } from '../protocol';
import type { DocumentHandlerFactory } from './document-handler';
import type { Client } from './capabilities';
import { toOffset, toRange } from './convert';
import type { DocumentSnapshot } from './documents';

/** Matches an id while it is being edited. */
const idPattern = '[A-Za-z0-9][A-Za-z0-9._-]*';

export function createDocumentFeatureHandlers(documentHandler: DocumentHandlerFactory, client: Client) {
  return {
    highlights: documentHandler<DocumentHighlightParams, DocumentHighlight[]>(
      'Highlights',
      [],
      (current, { position }) =>
        findHighlights(current.analysis, toOffset(current, position)).map(({ range, declares }) => ({
          range: toRange(current, range),
          kind: declares ? DocumentHighlightKind.Write : DocumentHighlightKind.Read,
        })),
    ),

    linkedRanges: documentHandler<LinkedEditingRangeParams, LinkedEditingRanges | null>(
      'Linked editing',
      null,
      (current, { position }) => {
        const ranges = findLinkedRanges(current.analysis, toOffset(current, position));
        if (ranges.length < 2) return null;
        return { ranges: ranges.map((range) => toRange(current, range)), wordPattern: idPattern };
      },
    ),

    selectionRanges: documentHandler<SelectionRangeParams, SelectionRange[]>(
      'Expanding the selection',
      [],
      (current, params) =>
        params.positions.map((position) => {
          const ranges = findSelectionRanges(current.analysis, toOffset(current, position));
          return ranges.reduceRight<SelectionRange | undefined>(
            (parent, range) => ({ range: toRange(current, range), ...(parent && { parent }) }),
            undefined,
          )!;
        }),
    ),

    colors: documentHandler<DocumentColorParams, ColorInformation[]>('Colours', [], (current) =>
      findWrittenColors(current.analysis).map(({ range, color }) => ({
        range: toRange(current, range),
        color: toColor(color),
      })),
    ),

    colorPresentations: documentHandler<ColorPresentationParams, ColorPresentation[]>('Colours', [], (_, { color }) => [
      { label: fromColor(color) },
    ]),

    links: documentHandler<DocumentLinkParams, DocumentLink[]>('Links', [], (current) =>
      findDocumentLinks(current.analysis).flatMap(({ range, tooltip, target }) => {
        const uri = resolveLinkTarget(current, target, client);
        return uri === undefined ? [] : [{ range: toRange(current, range), tooltip, target: uri }];
      }),
    ),
  };
}

function resolveLinkTarget(
  { uri }: DocumentSnapshot,
  target: ReturnType<typeof findDocumentLinks>[number]['target'],
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
  const toHex = (channel: number) =>
    Math.round(Math.max(0, Math.min(1, channel)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${toHex(red)}${toHex(green)}${toHex(blue)}`;
}

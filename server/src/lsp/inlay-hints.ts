/** Inlay hints of the visible range; their tooltips are resolved lazily. */
import type { InlayHint, InlayHintLabelPart, InlayHintParams } from 'vscode-languageserver';
import { type OffsetRange, findInlayHints, getHover } from '../features';
import { clientCommands, inlayHintKinds, rulePageUri } from '../protocol';
import type { DocumentHandlerFactory } from './document-handler';
import type { Client } from './capabilities';
import { toOffsets, toPosition } from './convert';
import type { DocumentSnapshot, Documents } from './documents';
import { type LogError, guardHandler } from './guard';
import type { Settings } from './settings';

type OffsetHint = ReturnType<typeof findInlayHints>[number];

/** Identifies a hint for resolving it later. */
interface HintData {
  readonly uri: string;
  readonly version: number;
  readonly about: number;
}

export function createInlayHintHandlers(
  documentHandler: DocumentHandlerFactory,
  client: Client,
  documents: Documents,
  settings: Settings,
  log: LogError,
) {
  return {
    inlayHints: documentHandler<InlayHintParams, InlayHint[]>('Inlay hints', [], async (current, params) => {
      const { inlayHints: enabledKinds } = await settings.get(current.uri);
      const kinds = new Set(inlayHintKinds.filter((kind) => enabledKinds[kind]));
      const range: OffsetRange = toOffsets(current, params.range);
      return findInlayHints(current.analysis, range, kinds).map((hint) => toHint(current, hint, client));
    }),

    resolveInlayHint: guardHandler<InlayHint, InlayHint>(log, 'Inlay hint', async (hint) => {
      const data = hint.data as HintData | undefined;
      const current = data && (await documents.current(data.uri));
      // Offsets of another version are no longer valid.
      const hoverText =
        current?.version === data?.version && current ? getHover(current.analysis, data.about) : undefined;
      return hoverText ? { ...hint, tooltip: client.markup.hint(hoverText.markdown) } : hint;
    }),
  };
}

function toHint(current: DocumentSnapshot, { offset, label, rule, about }: OffsetHint, client: Client): InlayHint {
  const data: HintData = { uri: current.uri, version: current.version, about };
  return { position: toPosition(current, offset), label: [toLabelPart(label, rule, client)], paddingLeft: true, data };
}

/** A click shows the rule: through the client's command if there is one, else through the page's address if the client opens it. */
function toLabelPart(value: string, rule: OffsetHint['rule'], { asdicOptions, rulePages }: Client): InlayHintLabelPart {
  if (!rule) return { value };
  if (asdicOptions.clientCommands)
    return { value, command: { title: 'Show rule', command: clientCommands.showRule, arguments: [rule] } };
  const start = { line: 0, character: 0 };
  return rulePages ? { value, location: { uri: rulePageUri(rule), range: { start, end: start } } } : { value };
}

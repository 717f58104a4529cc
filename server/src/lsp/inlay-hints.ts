/** Inlay hints of the visible range; their tooltips are resolved lazily. */
import type { InlayHint, InlayHintLabelPart, InlayHintParams } from 'vscode-languageserver';
import { hover, inlayHints } from '../features';
import type { OffsetRange } from '../features';
import { clientCommands, inlayHintKinds, rulePageUri } from '../protocol';
import type { About } from './about';
import type { Client } from './capabilities';
import { toOffsets, toPosition } from './convert';
import type { Current, Documents } from './documents';
import { guarded } from './guard';
import type { LogError } from './guard';
import type { Settings } from './settings';

type OffsetHint = ReturnType<typeof inlayHints>[number];

/** Identifies a hint for resolving it later. */
interface HintData {
  readonly uri: string;
  readonly version: number;
  readonly about: number;
}

export function inlayHintsOf(about: About, client: Client, documents: Documents, settings: Settings, log: LogError) {
  return {
    inlayHints: about<InlayHintParams, InlayHint[]>('Inlay hints', [], async (current, params) => {
      const { inlayHints: shown } = await settings.of(current.uri);
      const kinds = new Set(inlayHintKinds.filter((kind) => shown[kind]));
      const range: OffsetRange = toOffsets(current, params.range);
      return inlayHints(current.analysis, range, kinds).map((hint) => toHint(current, hint, client));
    }),

    resolveInlayHint: guarded<InlayHint, InlayHint>(log, 'Inlay hint', async (hint) => {
      const data = hint.data as HintData | undefined;
      const current = data && (await documents.current(data.uri));
      // Offsets of another version are no longer valid.
      const found = current?.version === data?.version && current ? hover(current.analysis, data.about) : undefined;
      return found ? { ...hint, tooltip: client.markup.hint(found.markdown) } : hint;
    }),
  };
}

function toHint(current: Current, { offset, label, rule, about }: OffsetHint, client: Client): InlayHint {
  const data: HintData = { uri: current.uri, version: current.version, about };
  return { position: toPosition(current, offset), label: [labelPart(label, rule, client)], paddingLeft: true, data };
}

/** A click shows the rule: through the client's command if there is one, else through the page's address if the client opens it. */
function labelPart(value: string, rule: OffsetHint['rule'], { ours, rulePages }: Client): InlayHintLabelPart {
  if (!rule) return { value };
  if (ours.clientCommands)
    return { value, command: { title: 'Show rule', command: clientCommands.showRule, arguments: [rule] } };
  const start = { line: 0, character: 0 };
  return rulePages ? { value, location: { uri: rulePageUri(rule), range: { start, end: start } } } : { value };
}

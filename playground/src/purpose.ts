/** Choice of side and aim. */
import { toLabel, toPlainLabel } from '../../server/src/model/wording';
import type { AdviceChoices } from '../../server/src/protocol';
import { choose } from './dialog';

/** Asks for side and aim if there are several. */
export async function choosePurpose({ choices }: AdviceChoices): Promise<{ side: string; aim: string } | undefined> {
  const purposes = choices.map(({ side, name, aim, note }) => ({
    label: toPlainLabel(`${toLabel(name ?? side)}: ${aim.title}`),
    detail: note,
    value: { side, aim: aim.id },
  }));
  const [only, other] = purposes;
  return other ? choose('Which side should be advised, and for what aim?', purposes) : only?.value;
}

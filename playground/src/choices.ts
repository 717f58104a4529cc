/** Choice of side and aim. */
import { label, plainLabel } from '../../server/src/model/wording';
import type { AdviceChoices } from '../../server/src/protocol';
import { choose } from './dialog';

/** Asks for side and aim if there are several. */
export async function chosenPurpose({ choices }: AdviceChoices): Promise<{ side: string; aim: string } | undefined> {
  const purposes = choices.map(({ side, name, aim, note }) => ({
    label: plainLabel(`${label(name ?? side)}: ${aim.title}`),
    detail: note,
    value: { side, aim: aim.id },
  }));
  const [only, other] = purposes;
  return other ? choose('Which side should be advised, and for what aim?', purposes) : only?.value;
}

/** What the user is asked to choose. */
import { label, plainLabel } from '../../server/src/model/wording';
import type { AdviceChoices } from '../../server/src/protocol';
import { choose } from './dialog';

/** Who is to be advised to what end; the user chooses where that is open. */
export async function chosenPurpose({ choices }: AdviceChoices): Promise<{ side: string; aim: string } | undefined> {
  const purposes = choices.map(({ side, name, aim, note }) => ({
    label: plainLabel(`${label(name ?? side)}: ${aim.title}`),
    detail: note,
    value: { side, aim: aim.id },
  }));
  const [only, other] = purposes;
  return other ? choose('Which side should be advised, and for what aim?', purposes) : only?.value;
}

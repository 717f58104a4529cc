import { eventually, succeeds } from './eventually';
import { hover, waitForMatch } from './ui';

/** Longer than a busy machine takes for a hover; moving away earlier would take the request back. */
const hoverTime = 8000;

/** Points at a text of the editor until its hover appears: a text that is still moving gets no hover. */
export async function waitForHover(text: string, hoverText: string): Promise<void> {
  const point = async (): Promise<boolean> => {
    await hover({ selector: '.monaco-editor .line-numbers' });
    await hover({ selector: `.view-line span >> text=${text}` });
    return succeeds(waitForMatch({ selector: `.monaco-hover-content >> text=${hoverText}`, timeout: hoverTime }));
  };
  await eventually(point, Boolean, 3 * hoverTime);
}

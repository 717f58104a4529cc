import { eventually, succeeds } from './eventually';
import { hover, waitForMatch } from './ui';

/** Points at a text of the editor until its hover appears: a text that is still moving gets no hover. */
export async function waitForHover(text: string, hoverText: string): Promise<void> {
  await eventually(async () => {
    await hover({ selector: '.monaco-editor .line-numbers' });
    await hover({ selector: `.view-line span >> text=${text}` });
    return succeeds(waitForMatch({ selector: `.monaco-hover-content >> text=${hoverText}`, timeout: 3000 }));
  });
}

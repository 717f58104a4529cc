/** The style sheet of a report as text, for pages that are files of their own. */
import board from './board/board.css' with { type: 'text' };
import chart from './chart.css' with { type: 'text' };
import report from './report.css' with { type: 'text' };

export const style = `${chart}\n${report}\n${board}`;

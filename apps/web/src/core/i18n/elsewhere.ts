import { pageOf } from '@fonte/contracts';
import type { Card } from '@fonte/contracts/boards';
import { screenAnswerIn } from '@fonte/contracts/screen-words/answers';
import { failuresIn, screenFigures, screenWordsIn } from '@fonte/contracts/screen-words/words';
import { addressInLanguage, isSpoken, type SheetLanguage } from '@fonte/contracts/sheet-languages';
import { writeFiguresAs } from '@fonte/pt-br';
import type { MenuItem } from '@fonte/ui';
import { sayFailuresAs } from '../api/failure.ts';
import type { SaidElsewhere } from './translation.ts';

/** A reader's number as Portuguese writes it, where its language has the signs the other way round. */
const swapped = (typed: string): string => typed.replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));

/** What stands before the name of a profile in the title of its dashboard. */
const DASHBOARD = 'Dashboard';

/** What a language of the sheets says of all that stands in no feature's texts. It comes with the language's own file, and weighs on nobody else. */
export function elsewhereIn(language: SheetLanguage): SaidElsewhere {
  const speaking = screenWordsIn(language);
  const say = speaking.words;
  const failure = failuresIn(language, speaking);
  const figures = {
    write: screenFigures(language),
    read: language === 'en' ? swapped : (typed: string) => typed,
  };
  const sheet = (address: string): string => {
    const [path = '', search = ''] = address.split('?');
    const found = pageOf(path);
    if (!found || !isSpoken(found.page)) return address;
    return `${path}?${addressInLanguage(new URLSearchParams(search), language).toString()}`;
  };
  const item = (one: MenuItem): MenuItem => ({
    ...one,
    label: say(one.label),
    href: sheet(one.href),
    ...(one.shortLabel === undefined ? {} : { shortLabel: say(one.shortLabel) }),
    ...(one.items === undefined ? {} : { items: one.items.map(item) }),
  });
  const card = (one: Card): Card =>
    one.card === 'tabs'
      ? {
          ...one,
          title: say(one.title),
          tabs: one.tabs.map((tab) => ({ ...tab, label: say(tab.label) })),
        }
      : one;
  const part = (title: string): string =>
    title.startsWith(`${DASHBOARD} `) && say(title) === title
      ? `${say(DASHBOARD)} ${say(title.slice(DASHBOARD.length + 1))}`
      : say(title);
  return {
    words: say,
    failure,
    report: (answer, cells) => screenAnswerIn(answer, speaking, cells),
    board: (board) => ({
      ...board,
      ...(board.subtitle === undefined ? {} : { subtitle: say(board.subtitle) }),
      rows: board.rows.map((row) => row.map(card)),
    }),
    menu: (groups) =>
      groups.map((group) => ({
        ...group,
        ...(group.label === undefined ? {} : { label: say(group.label) }),
        items: group.items.map(item),
      })),
    title: (title) => title.split(' - ').map(part).join(' - '),
    sheet,
    begin: () => {
      writeFiguresAs(figures);
      sayFailuresAs(failure);
      return () => {
        writeFiguresAs(null);
        sayFailuresAs(null);
      };
    },
  };
}

import { isoOnClock } from '@fonte/pt-br';
import { describe, expect, it } from 'vitest';
import { Refusal, UnclearNumber, type ColumnType, type FileForm } from '../column.ts';
import { REASONS } from '../reasons.ts';
import {
  choice,
  code,
  cpf,
  decimal,
  factDate,
  latitude,
  longitude,
  moment,
  parties,
  plannedDate,
  processNumber,
  text,
  today,
  uf,
  whole,
  wholes,
  yesNo,
} from './index.ts';

const iso = (): FileForm => ({ numbers: 'iso', dates: undefined });
const ptBr = (): FileForm => ({ numbers: 'ptBr', dates: undefined });
const read = (type: ColumnType, value: string, form = ptBr()) => type.read(value, form);
const refusal = (reason: string) => new Refusal(reason);

describe('text', () => {
  it('takes what PostgreSQL can store, up to its limit', () => {
    expect(read(text(5, ''), 'ação')).toBe('ação');
    expect(read(text(5, ''), 'abcdef')).toEqual(refusal(REASONS.tooLong(5)));
  });
  it.each(['a\uFFFDo', 'a\0b', '\uD800'])('refuses %j, which is not UTF-8 or cannot be stored', (value) => {
    expect(read(text(50, ''), value)).toEqual(refusal(REASONS.notUtf8));
  });
});

describe('code', () => {
  it.each(['52.0417.0031', 'A-1_b'])('takes %s', (value) => expect(read(code(40, ''), value)).toBe(value));
  it.each(['.52', 'a b', 'a/b', 'á'])('refuses %s', (value) => {
    expect(read(code(40, ''), value)).toEqual(refusal(REASONS.badCode));
  });
});

describe('whole', () => {
  const type = whole(0, 24, '');
  it('takes digits within its limits', () => expect(read(type, '24')).toBe('24'));
  it.each(['1.0', '1,0', '1e3', '0x1', '', '١'])('refuses %j', (value) => {
    expect(read(type, value)).toEqual(refusal(REASONS.notWhole));
  });
  it.each(['25', '-1'])('refuses %s as outside', (value) => {
    expect(read(type, value)).toEqual(refusal(REASONS.outside('0', '24')));
  });
});

describe('decimal', () => {
  const type = decimal(3, 2, '', { from: 0 });
  it.each([
    ['0', '0'],
    ['1,5', '1.5'],
  ])('reads %s in a pt-BR file', (value, expected) => expect(read(decimal(6, 2, ''), value)).toBe(expected));
  it('reads thousands and decimals in a pt-BR file', () => {
    expect(read(decimal(9, 2, ''), '-1.234.567,89')).toBe('-1234567.89');
  });
  it.each(['1.5', '1.23,4', '12.34', '0.999', '1,', ',5', '1e2', 'R$ 3'])(
    'refuses %s in a pt-BR file',
    (value) => {
      expect(read(type, value)).toEqual(refusal(REASONS.notNumber.ptBr));
    },
  );
  it.each(['1,5', '1.234.567', '1,234.5', '.5', 'NaN', 'Infinity'])('refuses %s in an ISO file', (value) => {
    expect(read(type, value, iso())).toEqual(refusal(REASONS.notNumber.iso));
  });
  it('refuses what rounds beyond its digits', () => {
    expect(read(type, '999.99', iso())).toBe('999.99');
    expect(read(type, '999.995', iso())).toEqual(refusal(REASONS.tooLarge(3)));
  });
  it.each([
    ['63.000', '63', '63000'],
    ['-1.250', '-1,25', '-1250'],
  ])('takes %s of an ISO file only when the form was stated', (value, point, thousands) => {
    const any = decimal(6, 2, '');
    expect(read(any, value, iso())).toEqual(new UnclearNumber(REASONS.unclearNumber(point, thousands)));
    expect(read(any, value, { ...iso(), stated: true })).toBe(value);
  });
  it.each(['0.999', '1234.567', '12.5', '12.3450', '12'])('takes %s of any ISO file', (value) => {
    expect(read(decimal(6, 2, ''), value, iso())).toBe(value);
  });
  it('lets the limits of a column tell which reading it is', () => {
    expect(read(longitude, '-46.513', iso())).toBe('-46.513');
  });
  it('says when a coordinate is not in Brazil', () => {
    expect(read(longitude, '-46,5')).toBe('-46.5');
    expect(read(latitude, '-46,5')).toEqual(refusal(REASONS.outsideBrazil('latitude', -33.9, 5.4)));
  });
});

describe('date', () => {
  it('takes either form, and then holds the file to it', () => {
    const form = ptBr();
    expect(factDate().read('5/1/2024', form)).toBe('2024-01-05');
    expect(form.dates).toBe('ptBr');
    expect(factDate().read('2024-01-05', form)).toEqual(refusal(REASONS.otherDateForm.ptBr));
    expect(factDate().read('2024-01-05', iso())).toBe('2024-01-05');
  });
  it.each(['31/02/2024', '29/02/2023', '00/01/2024', '01/13/2024', '2024-02-30'])('refuses %s', (value) => {
    expect(read(factDate(), value)).toEqual(refusal(REASONS.unrealDate));
  });
  it('takes 29 February of a leap year', () => expect(read(factDate(), '29/02/2024')).toBe('2024-02-29'));
  it.each(['2024/01/05', '05-01-2024', '5 jan 2024', '45000'])('refuses %s', (value) => {
    expect(read(factDate(), value)).toEqual(refusal(REASONS.notDate));
  });
  it.each(['31/12/1999', '01/01/2199'])('refuses %s as improbable', (value) => {
    expect(read(factDate(), value)).toMatchObject({
      reason: expect.stringContaining('improvável') as string,
    });
  });
});

describe('a day of something that has happened', () => {
  const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  it('is at most today, where the people of the programme live', () => {
    // Half past eleven at night in Brasília is the next day in Greenwich.
    expect(today(Date.parse('2024-03-15T02:30:00Z'))).toBe('2024-03-14');
    expect(today(Date.parse('2024-03-15T03:30:00Z'))).toBe('2024-03-15');
    expect(read(factDate(), today(), iso())).toBe(today());
    expect(read(factDate(), dayAfter(today()), iso())).toMatchObject({
      reason: expect.stringContaining('ainda não chegou') as string,
    });
    expect(read(plannedDate(), dayAfter(today()), iso())).toBe(dayAfter(today()));
  });
  it('is at most today for a moment with a zone', () => {
    // The clocks of Kiribati are seventeen hours ahead of Brasília's.
    const there = (ms: number) =>
      `${new Date(Date.now() + ms + 14 * 3_600_000).toISOString().slice(0, 19)}+14`;
    const here = isoOnClock(new Date(Date.parse(`${there(-60_000)}:00`))).replace('T', ' ');
    expect(read(moment, there(-60_000), iso())).toBe(here);
    expect(read(moment, there(86_400_000), iso())).toBeInstanceOf(Refusal);
  });
});

describe('moment', () => {
  // Summer time began at midnight, for the last time in 2018; when it ended an hour came twice.
  it.each([
    ['2018-11-04 00:30', true],
    ['2018-11-04 00:59:59', true],
    ['2018-11-04 01:00', false],
    ['2019-02-16 23:30', false],
    ['2024-11-03 00:30', false],
  ])('%s is an hour that the clock skipped: %s', (value, skipped) => {
    expect(moment.neverShown?.(value)).toBe(skipped);
  });
  it.each([
    ['14/03/2024 09:40', '2024-03-14 09:40'],
    ['2024-03-14T09:40:10.5Z', '2024-03-14 06:40:10.5'],
    ['2024-03-14 09:40:10-03:00', '2024-03-14 09:40:10'],
    ['2024-03-14 01:10:10.123456+0200', '2024-03-13 20:10:10.123456'],
    // No such hour in Brasília, which is what the file says all the same; of an instant it is the hour that the clock did show.
    ['04/11/2018 00:30', '2018-11-04 00:30'],
    ['2018-11-04 00:30-03', '2018-11-04 01:30:00'],
  ])('reads %s', (value, expected) => expect(read(moment, value)).toBe(expected));
  it.each(['2024-03-14', '2024-03-14 24:00', '2024-03-14 9h40', '2024-03-14 09:60'])(
    'refuses %s',
    (value) => {
      expect(read(moment, value)).toEqual(refusal(REASONS.notMoment));
    },
  );
});

describe('choices', () => {
  it('takes a listed value letter for letter', () => {
    expect(read(choice('novo', 'excluído'), 'excluído')).toBe('excluído');
    expect(read(choice('novo', 'excluído'), 'Novo')).toEqual(refusal(REASONS.notOneOf(['novo', 'excluído'])));
  });
  it('takes a state in any case', () => {
    expect(read(uf, 'mg')).toBe('MG');
    expect(read(uf, 'XX')).toEqual(refusal(REASONS.notUf));
  });
  it.each([
    ['Sim', 't'],
    ['NÃO', 'f'],
    ['1', 't'],
    ['false', 'f'],
  ])('reads %s', (value, expected) => expect(read(yesNo, value)).toBe(expected));
  it('refuses any other word', () => expect(read(yesNo, 'talvez')).toEqual(refusal(REASONS.notBoolean)));
});

describe('document numbers', () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    ['191', '00000000191'],
    ['190', undefined],
    ['000000191', '00000000191'],
    ['11111111111', undefined],
    ['529.982.247-26', undefined],
    ['529 982 247 25', undefined],
  ])('CPF %s', (value, expected) => expect(read(cpf(), value)).toEqual(expected ?? refusal(REASONS.badCpf)));
  it("takes a producer's CPF with wrong check digits as it is told, but nothing else that is none", () => {
    const told = cpf({ asTold: true });
    expect(read(told, '529.982.247-26')).toEqual('52998224726');
    expect(read(told, '529 982 247 26')).toEqual(refusal(REASONS.badCpf));
    expect(read(told, '190')).toEqual(refusal(REASONS.badCpf));
  });
  it('checks the digits of a judicial process and keeps its form', () => {
    expect(read(processNumber, '0001327-64.2018.8.26.0158')).toBe('0001327-64.2018.8.26.0158');
    expect(read(processNumber, '0001327-65.2018.8.26.0158')).toEqual(refusal(REASONS.badProcess));
    expect(read(processNumber, '1327')).toEqual(refusal(REASONS.badProcess));
  });
});

describe('JSON columns', () => {
  it('take a list of whole numbers', () => {
    expect(read(wholes, '[11823, 15302]')).toBe('{11823,15302}');
    expect(wholes.readJson!([])).toBe('{}');
    expect(read(wholes, '["a"]')).toEqual(refusal(REASONS.notList));
    expect(read(wholes, '[1')).toEqual(refusal(REASONS.notList));
  });
  it('take parties with known fields only', () => {
    expect(parties.readJson!([{ nome: 'A' }])).toBe('[{"nome":"A"}]');
    expect(parties.readJson!([{ cpf: '1' }])).toEqual(refusal(REASONS.unknownPartyField('cpf')));
    expect(parties.readJson!([{ nome: ['A'] }])).toEqual(refusal(REASONS.notParties));
    expect(parties.readJson!([{ nome: 'A\0' }])).toEqual(refusal(REASONS.notUtf8));
  });
});

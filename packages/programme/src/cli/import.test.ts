import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Fault, ImportResult } from '../import/index.ts';
import { FaultReport } from './fault-report.ts';
import { readLimits } from './limits.ts';
import { readOrder } from './order.ts';
import { ProgressLine } from './progress-line.ts';
import { summaryOf } from './summary.ts';

const fault = (linha: number, valor: string | null = 'x'): Fault => ({
  arquivo: 'isa.csv',
  linha,
  coluna: 'dt',
  valor,
  motivo: 'não serve',
});
const RESULT: ImportResult = {
  situacao: 'concluida',
  versao: 7,
  arquivos: [
    { arquivo: 'isa.csv', linhas: 1234, novas: 1000, alteradas: 0, removidas: 2, segundos: 0.25, sha256: '' },
  ],
  falhas: [],
  avisos: [fault(1)],
  segundos: 61.26,
};

describe('the summary', () => {
  it('lists files, warnings and the new version', () => {
    expect(summaryOf(RESULT).split('\n')).toEqual([
      'arquivo  linhas  novas  alteradas  removidas  segundos',
      'isa.csv   1.234  1.000          0          2       0,3',
      'Aviso: isa.csv:1: dt "x": não serve',
      'Importação concluída em 61,3 s: versão 7 dos dados.',
    ]);
  });
  it('says what stands when nothing came of it', () => {
    expect(summaryOf({ ...RESULT, situacao: 'sem_mudancas', avisos: [] })).toContain(
      'Nada mudou (em 61,3 s): segue valendo a versão 7.',
    );
    expect(summaryOf({ ...RESULT, situacao: 'recusada', versao: null, avisos: [] })).toBe(
      'Importação recusada em 61,3 s; o banco segue sem dados.',
    );
  });
});

describe('the words of the command', () => {
  it('ask for a folder and what is wished with it', () => {
    expect(readOrder(['pasta'])).toMatchObject({ dir: 'pasta', json: false, wish: { preview: false } });
    expect(readOrder(['--preview', 'pasta', '--json', '--decimal', 'virgula', '--accept-removals'])).toEqual({
      dir: 'pasta',
      json: true,
      writeManifest: false,
      wish: {
        preview: true,
        numbers: 'ptBr',
        acceptRemovals: true,
        acceptEmptied: false,
        acceptChanges: false,
      },
    });
  });
  it('ask for the version before', () => {
    expect(readOrder(['--undo'])).toEqual({ dir: null, json: false, writeManifest: false, wish: {} });
  });
  it.each([
    [[]],
    [['a', '--undo']],
    [['--undo', '--preview']],
    [['a', 'b']],
    [['a', '--outra']],
    [['a', '--decimal', 'x']],
    [['a', '--preview=1']],
  ])('are explained when they are %j', (words) =>
    expect(readOrder(words)).toContain('Uso: npm run import -- PASTA'),
  );
  it('keep to the limits of the environment', () => {
    expect(readLimits({})).toEqual({
      removalsPercent: 5,
      emptiedPercent: 5,
      changedPercent: 50,
      sumFactor: 2,
    });
    expect(
      readLimits({
        IMPORT_MAX_REMOVALS_PERCENT: '0',
        IMPORT_MAX_EMPTIED_PERCENT: ' 30 ',
        IMPORT_MAX_SUM_FACTOR: '1000000',
      }),
    ).toEqual({ removalsPercent: 0, emptiedPercent: 30, changedPercent: 50, sumFactor: 1_000_000 });
    expect(readLimits({ IMPORT_MAX_SUM_FACTOR: '0' })).toBe(
      'IMPORT_MAX_SUM_FACTOR: precisa ser um número inteiro de 1 a 1000000',
    );
    expect(readLimits({ IMPORT_MAX_REMOVALS_PERCENT: '5%' })).toBe(
      'IMPORT_MAX_REMOVALS_PERCENT: precisa ser um número inteiro de 0 a 100',
    );
  });
});

describe('a preview', () => {
  it('is a line per table, and what deserves a look', () => {
    const tabelas = [
      {
        tabela: 'isa',
        arquivo: 'isa.csv',
        antes: 1234,
        depois: 1230,
        novas: 0,
        alteradas: 2,
        removidas: 4,
        iguais: 1228,
        exemplos: { novas: [], alteradas: ['a / 1', 'b / 2'], removidas: ['c / 1'] },
        esvaziadas: [{ coluna: 'gestao', antes: 900, depois: 0, esvaziadas: 900 }],
        trocadas: [
          { coluna: 'indice', antes: 1234, trocadas: 1200, somas: [617.5, 61750] },
          { coluna: 'obs', antes: 30, trocadas: 2, somas: null },
        ],
        periodos: [
          { coluna: 'dt', antes: ['2020-01-05', '2024-12-31'], depois: ['2020-01-05', '2025-01-31'] },
          { coluna: 'outra', antes: null, depois: null },
        ],
      },
    ] as const;
    expect(
      summaryOf({ ...RESULT, situacao: 'previa', arquivos: [], avisos: [], tabelas }).split('\n'),
    ).toEqual([
      'arquivo  antes  depois  novas  alteradas  removidas  iguais',
      'isa.csv  1.234   1.230      0          2          4   1.228',
      'isa.csv: alteradas: a / 1, b / 2',
      'isa.csv: removidas: c / 1, …',
      'isa.csv: gestao: perde o valor em 900 linhas (900 preenchidas antes, 0 depois)',
      'isa.csv: indice: outro valor em 1.200 de 1.234 linhas preenchidas (soma 617,50 → 61.750,00)',
      'isa.csv: obs: outro valor em 2 de 30 linhas preenchidas',
      'isa.csv: dt: 05/01/2020 a 31/12/2024 → 05/01/2020 a 31/01/2025',
      'Prévia (em 61,3 s): a pasta seria aceita. Nada foi mudado.',
    ]);
  });
});

describe('the list of faults', () => {
  it('is printed in part, and whole in a CSV that only its owner reads and no spreadsheet runs', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'fonte-falhas-'));
    const lines: string[] = [];
    try {
      const faults = [fault(2, '=1+1'), ...Array.from({ length: 60 }, (_, i) => fault(i + 3))];
      await new FaultReport(dataDir, '/algum/envio').write(faults, (line) => lines.push(line));
      const path = join(dataDir, 'importacoes', 'envio-falhas.csv');
      expect(lines).toHaveLength(52);
      expect(lines[0]).toBe('isa.csv:2: dt "=1+1": não serve');
      expect(lines.slice(-2)).toEqual(['… e mais 11', `Lista completa: ${path}`]);
      const rows = (await readFile(path, 'utf8')).trimEnd().split('\n');
      expect(rows).toHaveLength(62);
      expect(rows.slice(0, 2)).toEqual([
        '\uFEFFarquivo;linha;feicao;coluna;valor;motivo',
        "isa.csv;2;;dt;'=1+1;não serve",
      ]);
      expect((await stat(path)).mode & 0o777).toBe(0o600);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  });
});

describe('the progress', () => {
  const written = (isTTY: boolean) => {
    let text = '';
    const line = new ProgressLine({ isTTY, columns: 80, write: (piece: string) => (text += piece) });
    line.show({ type: 'progress', phase: 'lendo', what: 'visita.csv', share: 0.5 });
    line.show({ type: 'progress', phase: 'lendo', what: 'visita.csv', share: 0.5 });
    line.show({ type: 'log', text: 'visita.csv: separador vírgula' });
    line.show({ type: 'progress', phase: 'resumos', what: null, share: 1 });
    line.clear();
    return text;
  };
  it('is a line per phase where nobody watches', () => {
    expect(written(false)).toBe('lendo\nvisita.csv: separador vírgula\nresumos\n');
  });
  it('is one bar drawn over itself on a terminal', () => {
    expect(written(true).split('\r')).toEqual([
      '',
      '\u001B[K████████░░░░░░░░░░░░░░░░░░░░░░ 25% lendo visita.csv',
      '\u001B[Kvisita.csv: separador vírgula\n',
      `\u001B[K${'█'.repeat(30)} 100% resumos `,
      '\u001B[K',
    ]);
  });
});

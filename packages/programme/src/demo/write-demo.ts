import type { Polygon } from 'geojson';
import { assess, results } from './year/assessments.ts';
import { isoDay } from './drawn-from/calendar.ts';
import { ITEMS } from './drawn-from/catalogue.ts';
import { tellEntries } from './year/entries.ts';
import { farmColumns, makeFarm, type Farm } from './farm/farm.ts';
import {
  EARLY,
  halfOver,
  isFar,
  isPlanted,
  movedAway,
  overlapped,
  wrongCpf,
  type TellFault,
} from './year/faults.ts';
import { DemoFolder, multi } from './folder.ts';
import { goals } from './farm/goals.ts';
import { tellLayers } from './farm/layers.ts';
import { lawsuit } from './year/lawsuits.ts';
import { Outlines } from './farm/outlines.ts';
import { tellPolygons } from './year/polygons.ts';
import { farmsPerState, SLOTS_PER_TECHNICIAN, technicians, type Technician } from './farm/portfolio.ts';
import { advise, practices, type Practice } from './year/practices.ts';
import { producer } from './farm/producers.ts';
import { FARMS_PER_TECHNICIAN, STREAM, TECHNICIANS_PER_SUPERVISOR } from './drawn-from/programme.ts';
import { Random, round } from './drawn-from/random.ts';
import { counts, storyColumns, tellStory, visitColumns, type Story } from './year/schedule.ts';
import { makeOutline, outlinePolygon } from './farm/shapes.ts';
import { Sites, type Site } from './farm/sites.ts';
import { farmBefore, isLater, visitBefore, visitTwice } from './year/load-before.ts';

export interface DemoSettings {
  /** How many farms: 2 000 at first start, 6 400 as in the real programme, up to 640 000. */
  readonly properties: number;
  /** Any whole number; the same seed and size give the same bytes. */
  readonly seed: number;
  readonly dir: string;
  /** Another folder: it gets the files that a load two weeks later brings, and `dir` the programme as it stood before, so that there is a history. */
  readonly later?: string;
  readonly onProgress?: (done: number, of: number) => void;
  /** Is told what Data Quality is to find; with it every outline stays in memory, for those that are drawn over it (13412). */
  readonly onFault?: TellFault;
}

/** The size and seed of the programme that the first start makes. */
export const FIRST_START = { properties: 2000, seed: 1 } as const;

const LAWSUITS_PER_FARM = 0.02;
/** One farm in thirty has the same producer as the one before it. */
const SHARED_PRODUCER = 0.033;

/**
 * Writes a demonstration programme of invented farms, people and figures into `dir`, in the form that the importer
 * takes, and gives the number of rows of each file. Deterministic; streams to disk with flat memory.
 * Errors: RangeError for sizes outside 1 to 640 000.
 */
export async function writeDemo(settings: DemoSettings): Promise<DemoFolder['rows']> {
  const { properties, seed, dir, later, onProgress, onFault } = settings;
  if (!Number.isInteger(properties) || properties < 1 || properties > 640_000) {
    throw new RangeError('The demonstration has 1 to 640 000 properties');
  }
  const writer = new Writer(new DemoFolder(dir, later), seed, onFault);
  await writer.write(properties, onProgress ?? (() => {}));
  return writer.folder.rows;
}

class Writer {
  #done = 0;
  #producers = 0;
  /** Where the last farm lies whose outline was recorded. */
  #outlined: Site | undefined;
  /** What is wrong with the CPF of the last producer. */
  #cpfFault: 13415 | 13416 | undefined;
  readonly #outlines: Outlines | undefined;
  readonly fault: TellFault;

  constructor(
    readonly folder: DemoFolder,
    readonly seed: number,
    onFault: TellFault | undefined,
  ) {
    this.#outlines = onFault && new Outlines();
    this.fault = onFault ?? (() => {});
  }

  async write(properties: number, onProgress: (done: number, of: number) => void): Promise<void> {
    for (const { row } of ITEMS) this.folder.row('item', row);
    for (const goal of goals(properties)) this.folder.row('meta', goal);
    const perState = farmsPerState(properties);
    let sites: Sites | undefined;
    let uf = '';
    for (const technician of technicians(this.seed, properties)) {
      const { state } = technician;
      const farms = perState.get(state.uf) ?? 0;
      if (uf !== state.uf || !sites) {
        uf = state.uf;
        sites = new Sites(state, farms, Math.round(farms / FARMS_PER_TECHNICIAN));
        this.#surroundings(uf, sites, farms);
      }
      this.#staff(technician);
      for (let slot = 0; slot < technician.farms; slot += 1) this.#farm(technician, slot, sites);
      // oxlint-disable-next-line no-await-in-loop -- memory stays flat because each portfolio is written before the next
      await this.folder.settle();
      onProgress(this.#done, properties);
    }
    await this.folder.close();
  }

  /** What lies around the farms of a state: twenty-kilometre basins of its towns, and lawsuits. */
  #surroundings(uf: string, sites: Sites, farms: number): void {
    const { towns } = sites;
    for (const town of towns) {
      const random = new Random(this.seed, STREAM.shapes, town.codigo);
      const hectares = round(Math.PI * 10 * 10 * 100 * random.between(0.9, 1.2), 1);
      const outline = makeOutline(random, town.lon, town.lat, hectares);
      const nome = `Bacia de 20 km em ${town.nome}`;
      this.folder.feature(
        'bacia_20km',
        { codigo: `B20-${town.codigo}`, nome, area_ha: hectares },
        multi(outlinePolygon(outline)),
      );
    }
    const count = Math.max(3, Math.round(farms * LAWSUITS_PER_FARM));
    for (let i = 0; i < count; i += 1) {
      const town = towns[i % towns.length];
      if (!town) return;
      const { properties, geometry } = lawsuit(this.seed, this.folder.rows.processo, uf, town);
      this.folder.feature('processo', properties, geometry);
    }
  }

  #staff({ cpf, nome, state, serial, supervisor }: Technician): void {
    if (serial % TECHNICIANS_PER_SUPERVISOR === 0) {
      this.folder.row('supervisor', { cpf: supervisor.cpf, nome: supervisor.nome, uf: state.uf });
    }
    this.folder.row('tecnico', { cpf, nome, uf: state.uf, cpf_supervisor: supervisor.cpf });
  }

  #farm(technician: Technician, slot: number, sites: Sites): void {
    const { state, serial } = technician;
    const place = (state.codigo_uf * 14_000 + serial) * SLOTS_PER_TECHNICIAN + slot;
    const random = new Random(this.seed, STREAM.farm, place);
    const number = this.#done + 1;
    const made = makeFarm(random, technician, slot, sites.next(serial, random));
    const farm = isPlanted('outside', number) ? movedAway(made, sites.towns) : made;
    const told = tellStory(random, farm);
    const story = isPlanted('overlapping', number) ? overlapped(told) : told;
    const shared = slot > 0 && random.chance(SHARED_PRODUCER);
    if (!shared) {
      this.#producers += 1;
      this.folder.row('produtor', this.#producer(number));
    }
    const adopted = practices(random, farm, story);
    const early = isPlanted('cycles', number) ? EARLY : 0;
    const columns = storyColumns(story, early);
    if (farm !== made) this.fault(13411, farm.cod);
    if (story !== told) this.fault(13414, farm.cod);
    if (this.#cpfFault) this.fault(this.#cpfFault, farm.cod);
    if (early > 0 && columns.ciclo_2_inicio) this.fault(13418, farm.cod);
    if (farm.areas.produtiva === 0 && story.situacao?.startsWith('a_')) this.fault(13410, farm.cod);
    const row = {
      ...farmColumns(farm),
      ...columns,
      id_produtor: this.#producers,
      ...adoptedColumns(adopted),
    };
    const known = adopted.filter(({ day }) => !isLater(isoDay(day)));
    this.folder.changing('propriedade', row, farmBefore({ ...row, ...adoptedColumns(known) }, number));
    this.#visits(random, farm, story, number);
    for (const row of assess(random, farm, story)) this.folder.row('isa', row);
    for (const row of results(random, farm, story)) this.folder.row('indicador_resultado', row);
    this.#ground(farm, story, adopted, new Random(this.seed, STREAM.shapes, place));
    this.#done += 1;
  }

  /** The producer of the farm with this number, with the CPF that is planted there. */
  #producer(number: number): ReturnType<typeof producer> {
    const row = producer(this.seed, this.#producers);
    const nameless = typeof row.cpf !== 'string' || isPlanted('nameless', number);
    this.#cpfFault = nameless ? 13415 : isPlanted('cpf', number) ? 13416 : undefined;
    if (typeof row.cpf !== 'string' || this.#cpfFault === undefined) return row;
    return { ...row, cpf: nameless ? null : wrongCpf(row.cpf) };
  }

  #visits(random: Random, farm: Farm, story: Story, number: number): void {
    const { folder } = this;
    const firstId = folder.rows.visita + 1;
    const begun = story.visits.some((visit) => counts(visit) && !isLater(isoDay(visit.day)));
    for (const visit of story.visits) {
      const id = folder.rows.visita + 1;
      const row = visitColumns(farm, visit, id);
      folder.changing('visita', row, visitBefore(row, { hasEntries: visit.hasEntries, begun }));
      const twice = visitTwice(row, number);
      if (twice) folder.gone('visita', twice);
      if (visit.checkin && isFar(farm.site, visit.checkin)) this.fault(13413, farm.cod);
      if (!visit.hasEntries) continue;
      const dt = isoDay(visit.day);
      tellEntries(random, farm, visit, (item, natureza, qtde, vlr) => {
        if (item === null) this.fault(13419, farm.cod);
        folder.cells('lancamento', [folder.rows.lancamento + 1, id, item, natureza, dt, qtde, vlr]);
      });
    }
    for (const { visit, tema, situacao, day } of advise(random, story)) {
      const row = {
        id_recomendacao: folder.rows.recomendacao + 1,
        cod_propriedade: farm.cod,
        id_visita: firstId + visit,
        tema,
        situacao,
        dt: isoDay(day),
      };
      folder.changing('recomendacao', row, isLater(row.dt) ? null : row);
    }
  }

  /** Polygons, practices and the layers of a farm. */
  #ground(farm: Farm, story: Story, adopted: readonly Practice[], random: Random): void {
    const { folder } = this;
    const over = isPlanted('drawnOver', this.#done + 1) ? this.#outlined : undefined;
    const { lon, lat } = over ? halfOver(over, farm.areas.total) : farm.site;
    const outline = makeOutline(random, lon, lat, farm.areas.total);
    // Only what the programme drew is drawn over another's: the registers know where the farm lies.
    const registered = over ? { ...outline, lon: farm.site.lon, lat: farm.site.lat } : outline;
    const polygons = tellPolygons(random, farm, story, outline, adopted, {
      current: (properties, geometry) => {
        const id = folder.rows.poligono + 1;
        const cod_fip_poligono = `FIP-${String(id).padStart(7, '0')}`;
        folder.feature('poligono', { id_poligono: id, cod_fip_poligono, ...properties }, geometry);
        if (properties.type_poligono === 'propriedade') this.#drawn(farm, geometry);
        return id;
      },
      history: (properties, geometry) =>
        folder.feature(
          'poligono_historico',
          { id_historico: folder.rows.poligono_historico + 1, ...properties },
          geometry,
        ),
    });
    for (const [i, { objetivo, tipo, area, day }] of adopted.entries()) {
      const row = {
        id_pratica: folder.rows.pratica + 1,
        cod_propriedade: farm.cod,
        objetivo,
        tipo,
        area_ha: area,
        dt_registro: isoDay(day),
        id_poligono: polygons[i] ?? null,
      };
      folder.changing('pratica', row, isLater(row.dt_registro) ? null : row);
    }
    const cars: object[] = [];
    tellLayers(random, farm, registered, this.#done + 1, (table, properties, geometry) => {
      if (table === 'car') cars.push(properties);
      folder.feature(table, properties, multi(geometry));
    });
    if (!cars.some((car) => isInForce(car, farm))) this.fault(13417, farm.cod);
  }

  /** Remembers where the last outline lies, and tells both farms of each that it lies over. */
  #drawn({ site, cod }: Farm, outline: Polygon): void {
    this.#outlined = site;
    for (const under of this.#outlines?.add(cod, outline) ?? [])
      for (const one of [under, cod]) this.fault(13412, one);
  }
}

/** Whether the register has the farm's own CAR, and it is neither suspended nor cancelled. */
const isInForce = (car: { cod_propriedade?: string | null; situacao_car?: string }, { cod }: Farm): boolean =>
  car.cod_propriedade === cod && !['SU', 'CA'].includes(car.situacao_car ?? '');

const adoptedColumns = (adopted: readonly Practice[]) => ({
  area_conservacao: sumOf(adopted, 'conservacao'),
  area_abc: sumOf(adopted, 'abc'),
});

function sumOf(adopted: readonly Practice[], objetivo: Practice['objetivo']): number {
  return round(
    adopted.reduce((sum, practice) => sum + (practice.objetivo === objetivo ? (practice.area ?? 0) : 0), 0),
    2,
  );
}

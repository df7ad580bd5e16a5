import {
  acceptedByName,
  FILE_REFUSED,
  HEIC_REFUSED,
  isHeic,
  type AcceptedFile,
} from '@fonte/contracts/accepted-files';
import type { UploadState } from '@fonte/ui/media';
import { ApiFailure } from '../../api/failure.ts';
import { faultsOf, isFaulty, type Described, type Faults } from '../field-faults.ts';
import type { GeoFile } from './geo-file.ts';
import type { Checked } from './upload-calls.ts';

/** A file of the panel, from being chosen to being there. */
export type UploadItem = Described & {
  readonly id: number;
  readonly file: File;
  /** What it is by its name; undefined for what is not taken. */
  readonly accepted: AcceptedFile | undefined;
  /** Of a geographic file what is in it; null while it is read and for all others. */
  readonly geo: GeoFile | null;
  /** What the server tells of its polygons; null until it has. */
  readonly checked: Checked | 'failed' | null;
  readonly state: UploadState;
  /** Sending was tried: what is missing is shown. */
  readonly asked: boolean;
  /** The upload at the server, which another try goes on with. */
  readonly upload: string | null;
  /** All its bytes are there: it may be a file already, if only the answer was lost. */
  readonly whole: boolean;
  /** The property was sent the same bytes then; null before it is there, and for what is new. */
  readonly already: string | null;
  /** Under this name the device keeps it until it is there; null before it is sent, and where nothing can be kept. */
  readonly kept: string | null;
  /** The device could not keep it as it was sent: it goes as long as the page is open. */
  readonly unkept: boolean;
};

/** Why a file is not taken, by what its name and size tell; null for one that is looked into. */
export function refusalOf({ name, size }: File, maxMb: number): string | null {
  if (isHeic(name)) return HEIC_REFUSED;
  if (!acceptedByName(name)) return FILE_REFUSED;
  if (size === 0) return EMPTY;
  return size > maxMb * 1024 * 1024 ? `O arquivo tem mais de ${maxMb} MB` : null;
}
const EMPTY = 'O arquivo está vazio';

/** A file as it is chosen. */
export function itemOf(id: number, file: File, maxMb: number): UploadItem {
  const refusal = refusalOf(file, maxMb);
  return {
    id,
    file,
    accepted: acceptedByName(file.name),
    description: '',
    tags: [],
    geo: null,
    checked: null,
    state: refusal === null ? { kind: 'editing' } : refused(refusal),
    asked: false,
    upload: null,
    whole: false,
    already: null,
    kept: null,
    unkept: false,
  };
}

/** Whether what failed may go well later: the network, a busy or restarting server, an upload that stands elsewhere. */
export function isWorthAnotherTry(failure: unknown): boolean {
  if (!(failure instanceof ApiFailure)) return true;
  const { status } = failure;
  return (
    status === 0 ||
    status === 401 ||
    status === 408 ||
    status === 409 ||
    status === 410 ||
    status === 429 ||
    status >= 500
  );
}

/** Another try would end alike. */
export const refused = (sentence: string): UploadState => ({ kind: 'failed', sentence, retry: false });

export const isGeo = ({ accepted }: UploadItem): boolean => accepted?.kind === 'kml';

/** Whether it can still be sent, once it is filled in. */
export const isOpen = ({ state }: UploadItem): boolean =>
  state.kind === 'editing' || (state.kind === 'failed' && state.retry);

export const isUnderWay = ({ state }: UploadItem): boolean =>
  state.kind === 'waiting' || state.kind === 'sending' || state.kind === 'storing';

export const faultsOfItem = (item: UploadItem): Faults => faultsOf(item, isGeo(item));

/** Ready to be sent: filled in, and its polygons read and sound. */
export const isReady = (item: UploadItem): boolean =>
  isOpen(item) && !isFaulty(faultsOfItem(item)) && (!isGeo(item) || item.geo?.fault === null);

/** What a read geographic file means for its card: the first thing that keeps it back, or null. */
export function geoRefusal(geo: GeoFile): string | null {
  if (geo.fault !== null) return geo.fault;
  if (geo.polygons.length === 0) return NO_POLYGON;
  const place = geo.polygons.findIndex(({ fault }) => fault !== null);
  const bad = geo.polygons[place];
  return bad?.fault ? `${nameOf(bad.name, place)}: ${bad.fault}. Corrija o arquivo e escolha de novo.` : null;
}
const NO_POLYGON = 'O arquivo não tem polígonos';

/** As the file names it, or 'Polígono 2' by its place from 0. */
export const nameOf = (name: string | null, place: number): string => name ?? `Polígono ${place + 1}`;

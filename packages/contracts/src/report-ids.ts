import { OBJECTIVE_IDS, type ObjectiveId } from './objective-ids.ts';

/**
 * Numbers of the reports that are there (docs/reports.md says what each is).
 * The server's catalogue is a `Record<ReportId, Report>`: a number listed here that nobody wrote does not compile.
 */
const ONE_BY_ONE = [
  // tiles
  11116, 11117, 11118, 11119, 11120, 111234, 211118, 211119, 13216,
  // dashboard widgets and tables
  211150, 10031, 10032, 210032, 10033, 10034, 10035, 111239, 11121, 11125, 20101, 10126, 10127, 10128, 10129,
  10130, 10131, 123456,
  // profile names; the reports themselves
  10225, 10300,
  // executive summary, by UF and by Bacia
  10149, 10154, 10156, 10158, 10159, 10160, 10161, 10162, 10163, 10164, 10165, 10166, 10259,
  // downloads
  11157, 20035, 20036, 11155, 11156, 11123, 20037, 20038, 20039, 20040, 20041, 20042, 20043, 20044, 111232,
  111233, 111240, 111241, 111253, 111254, 111255, 1017722411, 1017722412, 1017722413, 1017722414,
  // polygons added by KML; history, polygons and CAR of one property
  13040, 13041, 67676704, 67676705, 67676706,
  // properties one by one: their list, what of it calls for action, the sheet, areas, indicators, visits, expenses
  8768991,
  8768992, 8768993, 11199, 3311199, 11207, 11200, 11201, 11202,
  // monitoring of properties: since the beginning, inside an opened row (13018, 13019), zeroed area, cycle
  13010, 13011, 13012, 13013, 13014, 13015, 13016, 13017, 13018, 13019, 13020, 13021, 13022, 13023, 13030,
  13031, 13032, 13033, 13034,
  // monitoring of producers
  13110, 13111, 13112, 13113, 13114, 13115, 13116,
  // monitoring of visits; the tables by place are 13211 (UF), 132112 (Município), 132113 (Bacia)
  13210, 13211, 132112, 132113, 13212, 13213, 13214, 13215, 13217, 13218, 13219,
  // monitoring of the ATeG; starts by place are 13313, 133132, 133133
  13310, 13311, 13312, 13313, 133132, 133133, 13314, 13315, 13316, 13317, 13318, 13319,
  // targets with pace, by state
  13510,
  // the plan of visits by supervisor, technician, state and property
  13511, 13512, 13513, 13514,
  // technicians, supervisors and municipalities held against what is to be expected of each
  13515, 13516, 13517,
  // data quality: the rules, findings, trend, tiles; each rule by state
  13400, 13401, 13402, 13403, 13404, 13405, 13410, 13411, 13412, 13413, 13414, 13415, 13416, 13417, 13418,
  13419,
] as const;

export type ReportId = (typeof ONE_BY_ONE)[number] | ObjectiveId;

export const REPORT_IDS: readonly ReportId[] = [...ONE_BY_ONE, ...OBJECTIVE_IDS];

/** Whether a number is one of the reports. */
export function isReportId(value: number): value is ReportId {
  return (REPORT_IDS as readonly number[]).includes(value);
}

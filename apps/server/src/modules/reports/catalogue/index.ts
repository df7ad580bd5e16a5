import type { ReportId } from '@fonte/contracts';
import type { Report } from '../report.ts';
import { attendedByActivity, attendedByLandProfile, attendedByState } from './attended-by.ts';
import {
  producersByAge,
  producersByColour,
  producersByExperience,
  producersByIncome,
  producersBySchooling,
  producersBySex,
} from './demography.ts';
import { propertiesFile, visitsFile } from './downloads.ts';
import {
  abcFile,
  adviceFile,
  conservationFile,
  currentPolygonsFile,
  entriesFile,
  firstCycleFile,
  isaFile,
  kmlPolygonsFile,
  pendingVisitsFile,
  phasesFile,
  planningFile,
  polygonHistoryFile,
  polygonsFile,
  resultsFile,
  secondCycleFile,
  withoutCarFile,
  zeroAreaFile,
} from './fact-files.ts';
import { goals } from './goals.ts';
import { isaEvolution } from './isa-evolution.ts';
import { mapPoints } from './map-points.ts';
import {
  cycleByState,
  cycleFinished,
  cycleUnderWay,
  firstCycleList,
  secondCycleList,
} from './monitoring/cycle.ts';
import { producersByRegion, producersByYear, womenAttended, youngAttended } from './monitoring/producers.ts';
import {
  visitedByActivity,
  visitedByArea,
  visitedByLandProfile,
  visitedByRegion,
  visitedBySituation,
  visitedProperties,
} from './monitoring/since-start.ts';
import { productiveArea, zeroedByState, zeroedList, zeroedProperties } from './monitoring/zero-area.ts';
import { OBJECTIVE_REPORTS } from './objectives/index.ts';
import { pace } from './pace.ts';
import { producersFile, supervisorsFile, techniciansFile } from './people-files.ts';
import { kmlPolygons, kmlPolygonsByTechnician } from './kml-polygons.ts';
import { profileNames } from './profile-names.ts';
import { propertyCar, propertyHistory, propertyPolygons } from './property-shapes.ts';
import { resultsByState } from './results-by-state.ts';
import { situations } from './situations.ts';
import { targetsFile } from './targets-file.ts';
import { technicianPortfolio } from './technicians.ts';
import { abcArea, abcProperties, conservationArea, conservationProperties } from './tiles-practices.ts';
import { attendedProducers, attendedProperties, techniciansInField, visitsMade } from './tiles-visits.ts';
import { visitProgress } from './visit-progress.ts';
import { visitsPerMonth } from './visits-per-month.ts';

/** Every numbered report: one that a dashboard or a menu names and nobody wrote does not compile. */
export const CATALOGUE: Readonly<Record<ReportId, Report>> = {
  11116: attendedProperties,
  11117: attendedProducers,
  11118: conservationArea,
  11119: abcArea,
  11120: visitsMade,
  111234: techniciansInField,
  211118: conservationProperties,
  211119: abcProperties,
  13216: pace,
  211150: visitsPerMonth,
  10031: situations,
  10032: attendedByState,
  210032: attendedByActivity,
  10033: attendedByLandProfile,
  10034: isaEvolution,
  10035: goals,
  111239: visitProgress,
  11121: resultsByState,
  20101: technicianPortfolio,
  10126: producersBySex,
  10127: producersByAge,
  10128: producersBySchooling,
  10129: producersByColour,
  10130: producersByIncome,
  10131: producersByExperience,
  123456: mapPoints,
  10225: profileNames,
  11157: propertiesFile,
  20035: producersFile,
  20036: visitsFile,
  11155: techniciansFile,
  11156: supervisorsFile,
  11123: targetsFile,
  20037: entriesFile,
  20038: adviceFile,
  20039: conservationFile,
  20040: abcFile,
  20041: planningFile,
  20042: isaFile,
  20043: resultsFile,
  20044: polygonsFile,
  111232: pendingVisitsFile,
  111233: phasesFile,
  111240: firstCycleFile,
  111241: secondCycleFile,
  111253: zeroAreaFile,
  111254: withoutCarFile,
  1017722411: currentPolygonsFile,
  1017722412: polygonHistoryFile,
  1017722413: kmlPolygonsFile,
  13040: kmlPolygons,
  13041: kmlPolygonsByTechnician,
  67676704: propertyHistory,
  67676705: propertyPolygons,
  67676706: propertyCar,
  13010: visitedProperties,
  13011: visitedByRegion.uf,
  13012: visitedByRegion.municipio,
  13013: visitedByRegion.bacia,
  13014: visitedBySituation,
  13015: visitedByActivity,
  13016: visitedByLandProfile,
  13017: visitedByArea,
  13020: productiveArea,
  13021: zeroedList,
  13022: zeroedProperties,
  13023: zeroedByState,
  13030: cycleFinished,
  13031: firstCycleList,
  13032: secondCycleList,
  13033: cycleUnderWay,
  13034: cycleByState,
  13110: attendedProducers,
  13111: producersByRegion.uf,
  13112: producersByRegion.municipio,
  13113: producersByRegion.bacia,
  13114: womenAttended,
  13115: youngAttended,
  13116: producersByYear,
  ...OBJECTIVE_REPORTS,
};

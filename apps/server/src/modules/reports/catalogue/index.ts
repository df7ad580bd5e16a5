import type { ReportId } from '@fonte/contracts';
import type { Report } from '../declared/report.ts';
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
import { comparedMunicipalities, comparedSupervisors, comparedTechnicians } from './compared/index.ts';
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
import { entriesByMonth, entriesOfProperty } from './monitoring/opened-property.ts';
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
import {
  startsByMonth,
  startsByRegion,
  supervisorsInField,
  supervisorsTile,
  techniciansInField as fieldTechnicians,
} from './monitoring/ateg.ts';
import {
  daysInThePhase,
  inThePhase,
  phaseByState,
  phaseList,
  propertiesByPhase,
} from './monitoring/phases.ts';
import {
  madeOfPlanned,
  notCountingYet,
  visitsByDay,
  visitsByDuration,
  visitsByReference,
  visitsByRegion,
  visitsByTechnician,
  visitsNotCounting,
  withoutVisit,
} from './monitoring/visits.ts';
import { OBJECTIVE_REPORTS } from './objectives/index.ts';
import { pace } from './pace.ts';
import { producersFile, supervisorsFile, techniciansFile } from './people-files.ts';
import { kmlPolygons, kmlPolygonsByTechnician } from './kml-polygons.ts';
import { profileNames } from './profile-names.ts';
import { propertyAreas } from './property/areas.ts';
import { propertyExpenses } from './property/expenses.ts';
import { propertyIndicators } from './property/indicators.ts';
import { myProperties, ownProperties, propertyCounts } from './property/lists.ts';
import { ownPropertySheet, propertySheet } from './property/sheet.ts';
import { propertyVisits } from './property/visits.ts';
import { propertyCar, propertyHistory, propertyPolygons } from './property-shapes.ts';
import { resultsByMunicipality } from './results-by-municipality.ts';
import {
  errors,
  findings,
  findingsFile,
  overlapsFile,
  RULE_REPORTS,
  rules,
  soundProperties,
  trend,
  warnings,
} from './quality/index.ts';
import { reportList } from './report-list.ts';
import { resultsByState } from './results-by-state.ts';
import { situations } from './situations.ts';
import { planByProperty } from './plan-by-property.ts';
import { planByState, planBySupervisor, planByTechnician } from './targets.ts';
import { SUMMARY_REPORTS } from './summary-regions.ts';
import { targetsFile } from './targets-file.ts';
import { targetsWithPace } from './targets-pace.ts';
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
  11125: resultsByMunicipality,
  20101: technicianPortfolio,
  10126: producersBySex,
  10127: producersByAge,
  10128: producersBySchooling,
  10129: producersByColour,
  10130: producersByIncome,
  10131: producersByExperience,
  123456: mapPoints,
  10225: profileNames,
  10300: reportList(() => CATALOGUE),
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
  1017722414: overlapsFile,
  13040: kmlPolygons,
  13041: kmlPolygonsByTechnician,
  67676704: propertyHistory,
  67676705: propertyPolygons,
  67676706: propertyCar,
  8768991: myProperties,
  8768992: ownProperties,
  8768993: propertyCounts,
  11199: propertySheet,
  3311199: ownPropertySheet,
  11207: propertyAreas,
  11200: propertyIndicators,
  11201: propertyVisits,
  11202: propertyExpenses,
  13010: visitedProperties,
  13011: visitedByRegion.uf,
  13012: visitedByRegion.municipio,
  13013: visitedByRegion.bacia,
  13014: visitedBySituation,
  13015: visitedByActivity,
  13016: visitedByLandProfile,
  13017: visitedByArea,
  13018: entriesByMonth,
  13019: entriesOfProperty,
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
  13210: visitsByReference,
  13211: visitsByRegion.uf,
  132112: visitsByRegion.municipio,
  132113: visitsByRegion.bacia,
  13212: visitsByTechnician,
  13213: visitsNotCounting,
  13214: visitsByDuration,
  13215: visitsByDay,
  13217: madeOfPlanned,
  13218: withoutVisit,
  13219: notCountingYet,
  13310: fieldTechnicians,
  13311: supervisorsInField,
  13312: startsByMonth,
  13313: startsByRegion.uf,
  133132: startsByRegion.municipio,
  133133: startsByRegion.bacia,
  13314: propertiesByPhase,
  13315: phaseByState,
  13316: phaseList,
  13317: inThePhase,
  13318: daysInThePhase,
  13319: supervisorsTile,
  13510: targetsWithPace,
  13511: planBySupervisor,
  13512: planByTechnician,
  13513: planByState,
  13514: planByProperty,
  13515: comparedTechnicians,
  13516: comparedSupervisors,
  13517: comparedMunicipalities,
  111255: findingsFile,
  13400: rules,
  13401: findings,
  13402: trend,
  13403: errors,
  13404: warnings,
  13405: soundProperties,
  ...RULE_REPORTS,
  ...OBJECTIVE_REPORTS,
  ...SUMMARY_REPORTS,
};

import type { IconName } from '@fonte/contracts';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import FunctionsOutlined from '@mui/icons-material/FunctionsOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import LandscapeOutlined from '@mui/icons-material/LandscapeOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import NatureOutlined from '@mui/icons-material/NatureOutlined';
import ParkOutlined from '@mui/icons-material/ParkOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import type { ReactNode } from 'react';

/** What the names of the page table draw. */
export const MENU_ICONS: Record<IconName, ReactNode> = {
  dashboard: <DashboardOutlined />,
  insights: <InsightsOutlined />,
  map: <MapOutlined />,
  functions: <FunctionsOutlined />,
  leaf: <ParkOutlined />,
  field: <NatureOutlined />,
  landscape: <LandscapeOutlined />,
  property: <HomeOutlined />,
  people: <PeopleAltOutlined />,
  calendar: <EventOutlined />,
  team: <SchoolOutlined />,
};

import type { IconName } from '@fonte/contracts';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FunctionsOutlined from '@mui/icons-material/FunctionsOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import HomeWorkOutlined from '@mui/icons-material/HomeWorkOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import LandscapeOutlined from '@mui/icons-material/LandscapeOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import NatureOutlined from '@mui/icons-material/NatureOutlined';
import ParkOutlined from '@mui/icons-material/ParkOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import SchoolOutlined from '@mui/icons-material/SchoolOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import SummarizeOutlined from '@mui/icons-material/SummarizeOutlined';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import type { ReactNode } from 'react';

/** What the names of the page table draw. */
export const MENU_ICONS: Record<IconName, ReactNode> = {
  dashboard: <DashboardOutlined />,
  insights: <InsightsOutlined />,
  map: <MapOutlined />,
  media: <PhotoLibraryOutlined />,
  summary: <SummarizeOutlined />,
  functions: <FunctionsOutlined />,
  leaf: <ParkOutlined />,
  field: <NatureOutlined />,
  landscape: <LandscapeOutlined />,
  property: <HomeOutlined />,
  farm: <HomeWorkOutlined />,
  people: <PeopleAltOutlined />,
  calendar: <EventOutlined />,
  team: <SchoolOutlined />,
  users: <ManageAccountsOutlined />,
  quality: <FactCheckOutlined />,
  bell: <NotificationsOutlined />,
  seal: <VerifiedOutlined />,
};

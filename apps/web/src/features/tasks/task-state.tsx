import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTexts } from '../../core/i18n/use-texts.ts';
import type { Task } from './calls.ts';

const MARKS: Record<Task['situacao'], ReactNode> = {
  esperando: <HourglassEmptyOutlined />,
  executando: <PlayCircleOutlined />,
  concluida: <CheckCircleOutlined />,
  falhou: <ErrorOutlined />,
  cancelada: <BlockOutlined />,
};

/** How a task stands: shape and word; red where something is wrong. */
export function TaskState({ situation }: { situation: Task['situacao'] }) {
  const { t } = useTexts('tasks');
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '4px',
        whiteSpace: 'nowrap',
        color: situation === 'falhou' ? 'error.dark' : 'text.secondary',
        '& .MuiSvgIcon-root': { fontSize: 18 },
      }}
    >
      <Box component="span" aria-hidden sx={{ display: 'flex' }}>
        {MARKS[situation]}
      </Box>
      {t(`state.${situation}`)}
    </Box>
  );
}

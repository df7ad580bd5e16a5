import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from './empty-state.tsx';
import { TOUCH } from '../../theme/media.ts';
import { useCardWords } from '../words.ts';
import { useCommonWords } from '../../words/common.ts';

export interface FailedStateProps {
  /** The server's sentence; 'Um erro desconhecido ocorreu' without one. */
  sentence?: string | undefined;
  detail?: string;
  onRetry?: (() => void) | undefined;
  /** Words of the button, on a page of another language. */
  retry?: string;
  height?: number;
}

/** A request failed: the sentence, 'Tentar de novo', and the rest of the page stays. */
export function FailedState(props: FailedStateProps) {
  const common = useCommonWords();
  const words = useCardWords();
  const {
    sentence = words.unknownFailure,
    detail = words.restStays,
    retry = common.retry,
    onRetry,
    height,
  } = props;
  return (
    <EmptyState
      tone="error"
      icon={<CloudOffOutlined />}
      sentence={sentence}
      detail={detail}
      {...(height === undefined ? {} : { height })}
      action={
        onRetry && (
          <Button
            variant="outlined"
            startIcon={<RefreshOutlined />}
            onClick={onRetry}
            sx={{ height: 32, fontSize: 13, [TOUCH]: { height: 44 } }}
          >
            {retry}
          </Button>
        )
      }
    />
  );
}

import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, type ChangeEvent } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTouch } from '../theme/use-scheme.ts';
import { useMediaWords } from './words.ts';

export interface DropPlaceProps {
  /** What the file picker offers: '.jpg,.pdf'. What is dropped is judged by whoever takes it. */
  accept: string;
  /** Under the words: 'Fotos, documentos, KML, KMZ ou GeoJSON'. */
  hint: string;
  disabled?: boolean;
  /** Whether fingers are offered 'Tirar foto' as well. */
  camera?: boolean;
  onFiles: (files: File[]) => void;
}

/** Where files are dropped or chosen; where fingers are expected, 'Tirar foto' and 'Escolher' instead (screens 13, 14). */
export function DropPlace({ accept, hint, disabled = false, camera = true, onFiles }: DropPlaceProps) {
  const words = useMediaWords();
  const touch = useTouch();
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    // No `accept` here: a file that is not taken must stand on a card with its reason, not vanish.
    onDrop: (files) => onFiles(files),
    disabled,
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
  });
  if (touch)
    return <TouchPlace accept={accept} hint={hint} disabled={disabled} camera={camera} onFiles={onFiles} />;
  return (
    <Box {...getRootProps()} sx={[PLACE, isDragActive ? { bgcolor: 'background.paper' } : null]}>
      <input {...getInputProps({ accept, 'aria-label': words.chooseFiles })} />
      <UploadFileOutlined aria-hidden sx={{ fontSize: 28, color: 'primary.main' }} />
      <Box>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {words.drop}
        </Box>{' '}
        {words.or}{' '}
        <Box component="button" type="button" disabled={disabled} onClick={open} sx={CHOOSE}>
          {words.chooseHere}
        </Box>
      </Box>
      <Box sx={{ fontSize: 12, color: 'text.secondary' }}>{hint}</Box>
    </Box>
  );
}

function TouchPlace({ accept, hint, disabled, camera, onFiles }: DropPlaceProps) {
  const words = useMediaWords();
  const picture = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file can be chosen again.
    target.value = '';
  };
  return (
    <Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: camera ? '1fr 1fr' : '1fr', gap: '8px' }}>
        {camera && (
          <Button
            variant="outlined"
            startIcon={<PhotoCameraOutlined />}
            disabled={disabled}
            onClick={() => picture.current?.click()}
          >
            {words.takePicture}
          </Button>
        )}
        <Button
          variant="outlined"
          startIcon={<UploadFileOutlined />}
          disabled={disabled}
          onClick={() => files.current?.click()}
        >
          {words.choose}
        </Button>
      </Box>
      <Box sx={{ mt: '4px', fontSize: 12, color: 'text.secondary' }}>{hint}</Box>
      {camera && (
        <input
          ref={picture}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          capture="environment"
          aria-label={words.takePicture}
          hidden
          onChange={take}
        />
      )}
      <input
        ref={files}
        type="file"
        accept={accept}
        multiple
        aria-label={words.chooseFiles}
        hidden
        onChange={take}
      />
    </Box>
  );
}

const PLACE = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2px',
  p: '14px',
  textAlign: 'center',
  border: '2px dashed',
  borderColor: 'primary.main',
  borderRadius: '8px',
  bgcolor: 'primary.soft',
};
const CHOOSE = {
  all: 'unset',
  cursor: 'pointer',
  fontWeight: 600,
  color: 'primary.main',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  '&:focus-visible': {
    outline: '2px solid',
    outlineColor: 'foco',
    outlineOffset: '2px',
    borderRadius: '2px',
  },
};

import LanguageOutlined from '@mui/icons-material/LanguageOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LabelledField, PasswordField, PublicFrame, SelectField } from '../index.ts';

/** Screens 01 and 02. */
export function LoginPage() {
  const [language, setLanguage] = useState('pt-BR');
  return (
    <PublicFrame
      productName="Fonte de dados"
      heading="Painel de monitoramento do componente 2"
      footer={
        <Box sx={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: '12px' }}>
          <SelectField
            label="Select your language"
            value={language}
            onChange={setLanguage}
            width={200}
            startIcon={<LanguageOutlined sx={{ fontSize: 18, mr: '-4px' }} />}
            options={[{ value: 'pt-BR', label: 'Português (Brasil)' }]}
          />
          <Link
            href="#termos"
            sx={{ fontSize: 12, fontWeight: 400, whiteSpace: 'nowrap', display: { xs: 'none', sm: 'block' } }}
          >
            Termos e Política de Privacidade
          </Link>
        </Box>
      }
    >
      <Typography variant="h1" sx={{ fontSize: { xs: 24, md: 28 }, lineHeight: { xs: '30px', md: '34px' } }}>
        Entrar
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: '4px' }}>
        Use o e-mail cadastrado no programa.
      </Typography>
      <Box component="form" sx={{ display: 'grid', gap: '16px', mt: '16px' }}>
        <LabelledField
          large
          label="E-mail"
          type="email"
          defaultValue="marina.vereda@exemplo"
          startIcon={<MailOutlined />}
          error="Formato de email inválido"
        />
        <PasswordField
          large
          label="Senha"
          defaultValue="demonstracao"
          labelEnd={<Link href="#senha">Esqueci minha senha</Link>}
        />
        <Button variant="contained" size="large">
          Entrar
        </Button>
        <Typography sx={{ textAlign: 'center', color: 'text.secondary' }}>
          Ainda não tem acesso? <Link href="#cadastro">Fazer cadastro</Link>
        </Typography>
      </Box>
    </PublicFrame>
  );
}

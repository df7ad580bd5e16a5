-- The view of rule 13412 is written in another way and finds what it found: its trend goes on, and what was noted of its text before is that of the text now
-- (portal.qualidade.limiar, 0043).
UPDATE portal.qualidade SET limiar = 'c22d2edfaf0e2d55dfa30762828f06e7f5d792c21c02fde1c2168bb8aa7fad2b'
WHERE regra = 13412 AND limiar = '01231d0a78b618aa5e630cec2ed6fab136ea64cf46fb4fffb03704ee58e51080';

import './ui/theme.css';
import { hangMarquee } from './ui/marquee.tsx';

const house = document.getElementById('house');
if (!house) throw new Error('index.html has no #house to hang the marquee on');
hangMarquee(house);

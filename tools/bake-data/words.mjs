/** The texts of the demo data, which random words would not replace well. */

/** Country code, city, state, postcode pattern, phone pattern. */
export const places = [
  ['US', 'San Diego', 'California', '921##', '+1 619-555-01##'],
  ['FR', 'Lyon', 'Auvergne-Rhône-Alpes', '6900#', '+33 4 65 71 ## ##'],
  ['VN', 'Da Nang', 'Da Nang', '5500##', '+84 236 555 ####'],
  ['JP', 'Kyoto', 'Kyoto', '600-80##', '+81 75-555-####'],
  ['DE', 'Leipzig', 'Saxony', '041##', '+49 341 5550####'],
  ['BR', 'Recife', 'Pernambuco', '50###-000', '+55 81 5550-####'],
  ['EG', 'Alexandria', 'Alexandria', '215##', '+20 3 555 ####'],
  ['CA', 'Halifax', 'Nova Scotia', 'B3H 1A#', '+1 902-555-01##'],
  ['IT', 'Bologna', 'Emilia-Romagna', '401##', '+39 051 555 ####'],
  ['CN', 'Hangzhou', 'Zhejiang', '3100##', '+86 571 5550 ####'],
  ['GB', 'Bristol', 'England', 'BS1 #AA', '+44 117 496 0###'],
  ['MX', 'Oaxaca', 'Oaxaca', '680##', '+52 951 555 ####'],
  ['AU', 'Hobart', 'Tasmania', '700#', '+61 3 5550 ####'],
  ['ES', 'Granada', 'Andalusia', '180##', '+34 958 555 ###'],
  ['MA', 'Fez', 'Fès-Meknès', '300##', '+212 535-55####'],
  ['KR', 'Busan', 'Busan', '480##', '+82 51-555-####'],
  ['NL', 'Utrecht', 'Utrecht', '35## AB', '+31 30 555 ####'],
  ['IN', 'Pune', 'Maharashtra', '4110##', '+91 20 5550 ####'],
  ['NO', 'Bergen', 'Vestland', '50##', '+47 55 50 ## ##'],
  ['PT', 'Porto', 'Porto', '4000-0##', '+351 22 555 ####'],
]

export const companies = [
  'Northwind Freight',
  'Juniper Labs',
  'Copperfield & Sons',
  'Blue Harbor',
  'Lumen Works',
  'Oakline Studio',
  'Silverpine Foods',
  'Meridian Travel',
]

export const jobs = [
  ['Frontend engineer', 'Engineering', ['TypeScript', 'React', 'CSS']],
  ['Payroll specialist', 'Finance', ['Excel', 'SAP', 'Accuracy']],
  ['Product designer', 'Design', ['Figma', 'Prototyping', 'Research']],
  ['Customer success lead', 'Support', ['Writing', 'CRM', 'Patience']],
  ['Data analyst', 'Data', ['SQL', 'Python', 'Statistics']],
  ['Warehouse manager', 'Operations', ['Planning', 'Safety', 'Logistics']],
  ['Backend engineer', 'Engineering', ['Go', 'PostgreSQL', 'Queues']],
  ['Event coordinator', 'Marketing', ['Budgeting', 'Venues', 'Calm']],
  ['Technical writer', 'Engineering', ['Markdown', 'Editing', 'APIs']],
  ['Sales representative', 'Sales', ['Negotiation', 'CRM', 'Travel']],
  ['Quality tester', 'Engineering', ['Playwright', 'Reports', 'Curiosity']],
  ['Tour guide', 'Travel', ['Languages', 'History', 'First aid']],
  ['Site reliability engineer', 'Engineering', ['Linux', 'Terraform', 'Metrics']],
  ['Content editor', 'Marketing', ['Editing', 'SEO', 'Photography']],
  ['Office manager', 'Operations', ['Planning', 'Excel', 'Hospitality']],
  ['Mobile developer', 'Engineering', ['Kotlin', 'Swift', 'Testing']],
  ['Translator', 'Localization', ['French', 'Vietnamese', 'Arabic']],
  ['Procurement buyer', 'Operations', ['Contracts', 'Suppliers', 'Excel']],
  ['Brand strategist', 'Marketing', ['Research', 'Workshops', 'Copy']],
  ['Security engineer', 'Engineering', ['Threat models', 'Audits', 'Go']],
  ['Recruiter', 'People', ['Interviews', 'Sourcing', 'Empathy']],
  ['Machine learning engineer', 'Data', ['Python', 'PyTorch', 'SQL']],
  ['Chef de partie', 'Hospitality', ['Pastry', 'Hygiene', 'Speed']],
  ['Project manager', 'Operations', ['Scheduling', 'Risk', 'Facilitation']],
]

/** Name, country, days, and the covers that show such a place: sea, city, desert, mountains, forest or hills. */
export const tours = [
  ['Temples and tea houses of Kyoto', 'JP', 4, [8, 1, 5, 10]],
  ['Fjords by slow boat', 'NO', 6, [7, 4, 9, 2]],
  ['Ha Long Bay under sail', 'VN', 3, [2, 7, 5, 1]],
  ['Hills of Granada at first light', 'ES', 2, [8, 1, 4, 10]],
  ['Fez and the edge of the desert', 'MA', 3, [6, 12, 8, 9]],
  ['A week on the Nile', 'EG', 7, [7, 6, 12, 2]],
  ['Port wine and the Douro', 'PT', 3, [1, 8, 7, 2]],
  ['Redwoods and the Pacific road', 'US', 5, [5, 2, 11, 4]],
  ['West Lake and the tea hills', 'CN', 3, [1, 7, 8, 5]],
  ['Bologna, a city one eats', 'IT', 2, [10, 3, 8, 1]],
  ['Cactus valleys of Oaxaca', 'MX', 4, [12, 6, 8, 3]],
  ['Tasmania end to end', 'AU', 8, [5, 2, 4, 11]],
  ['Vineyards of the Loire by bicycle', 'FR', 5, [8, 1, 5, 7]],
  ['Canals of Utrecht and Leiden', 'NL', 2, [10, 7, 3, 2]],
  ['Busan, cliffs and night markets', 'KR', 3, [3, 2, 10, 7]],
  ['Backwaters and spice gardens', 'IN', 6, [7, 5, 8, 2]],
  ['Christmas markets of Saxony', 'DE', 3, [3, 11, 10, 4]],
  ['Lighthouses of Nova Scotia', 'CA', 4, [2, 7, 5, 11]],
  ['Beaches of Pernambuco', 'BR', 5, [7, 2, 10, 8]],
  ['Coast path of Cornwall', 'GB', 6, [2, 7, 1, 8]],
  ['Sahara dunes by camel', 'MA', 3, [6, 12, 9, 8]],
  ['Northern lights in Tromsø', 'NO', 4, [9, 11, 4, 7]],
  ['Hội An by lantern light', 'VN', 3, [3, 7, 2, 8]],
  ['Volcanoes and vineyards of Sicily', 'IT', 5, [4, 8, 2, 1]],
]

/** Name, category and price of what the pictures show, in their order. */
export const products = [
  ['Studio headphones', 'Electronics', 149],
  ['Stoneware mug', 'Home', 24],
  ['Reading lamp', 'Home', 68],
  ['Lounge chair', 'Home', 320],
  ['Everyday backpack', 'Bags', 95],
  ['Instant camera', 'Electronics', 129],
  ['Field watch', 'Accessories', 189],
  ['Ceramic vase', 'Home', 42],
]

/** Folder, name, type, and size in bytes of those that are larger than their sample in the demo. */
export const files = [
  ['Docs', 'Annual report.pdf', 'pdf'],
  ['Docs', 'Onboarding guide.docx', 'word'],
  ['Docs', 'House rules.txt', 'text'],
  ['Projects', 'Atlas roadmap.odp', 'powerpoint'],
  ['Projects', 'Atlas budget.xlsx', 'excel'],
  ['Projects', 'Atlas sources.zip', 'archive', 486_200_000],
  ['Work', 'Contract draft.docx', 'word'],
  ['Work', 'Time sheet.xlsx', 'excel'],
  ['Training', 'First aid.webm', 'video', 1_192_600_000],
  ['Training', 'Safety slides.odp', 'powerpoint'],
  ['Sport', 'Forest run.webp', 'image'],
  ['Sport', 'Season plan.pdf', 'pdf'],
  ['Foods', 'Winter menu.pdf', 'pdf'],
  ['Foods', 'City market.webp', 'image'],
  [null, 'Welcome.txt', 'text'],
  [null, 'Harbor at dusk.webp', 'image'],
  [null, 'Interview.wav', 'audio', 28_400_000],
  [null, 'Floor plan.pdf', 'pdf'],
]

/** Type, category, title, and link; `%` is a user's name. */
export const notifications = [
  ['friend', 'Communication', '<p><strong>%</strong> sent you a friend request</p>'],
  ['project', 'Project UI', '<p><strong>%</strong> mentioned you in <strong>Atlas redesign</strong></p>'],
  ['file', 'File manager', '<p><strong>%</strong> added a file to <strong>Projects</strong></p>'],
  [
    'tags',
    'File manager',
    '<p><strong>%</strong> added new tags to <strong>Annual report</strong></p>',
    '/dashboard/group/five?id=file-1',
  ],
  ['payment', 'File manager', '<p><strong>%</strong> requested a payment of <strong>$200</strong></p>'],
  [
    'order',
    'Order',
    '<p>Your order <strong>#6029</strong> has been placed and is waiting to ship</p>',
    '/dashboard/two?id=order-6029',
  ],
  [
    'delivery',
    'Order',
    '<p>Your parcel for order <strong>#6027</strong> is on its way</p>',
    '/dashboard/two?id=order-6027',
  ],
  ['chat', 'Communication', '<p>You have a new message from <strong>%</strong></p>'],
  ['mail', 'Communication', '<p>You have a new email from <strong>%</strong></p>'],
]

export const categories = ['Stationery', 'Software', 'Hosting', 'Travel', 'Training', 'Furniture']

/** Title, and cover: 1 code, 2 design, 3 data, 4 language. */
export const courses = [
  ['TypeScript from the first line', 1],
  ['Photography for product pages', 2],
  ['Reading a balance sheet', 3],
  ['Interfaces that everyone can use', 2],
  ['Spanish for the reception desk', 4],
  ['Data tables done well', 3],
  ['Running a calm meeting', 4],
  ['CSS grid in an afternoon', 1],
  ['Writing that people finish', 4],
  ['First steps in Figma', 2],
  ['SQL for the curious', 3],
  ['Negotiation without drama', 4],
  ['Testing what people see', 1],
  ['French for the café counter', 4],
  ['Project planning on one page', 3],
  ['Color and contrast', 2],
  ['Docker without fear', 1],
  ['Public speaking for quiet people', 4],
  ['Statistics you will use', 3],
  ['Motion with a purpose', 2],
  ['Bookkeeping for founders', 3],
  ['React, one component at a time', 1],
  ['Feedback that helps', 4],
  ['Designing for right-to-left', 2],
]

export const reviews = [
  'Everything was ready when we arrived, and the guide knew every corner.',
  'Good value. The boat was a little crowded at noon.',
  'The best three days of our year. We would go again tomorrow.',
  'Friendly people, clean rooms, and breakfast worth getting up for.',
  'A quick answer to every question, before and after.',
  'Fine on the whole; the pick-up was twenty minutes late.',
  'My parents are over seventy and felt looked after all the way.',
  'The price was fair and nothing was added later.',
]

export const apps = [
  'Tidepool',
  'Fernote',
  'Quillbox',
  'Marble Maps',
  'Lanternmail',
  'Pebble Budget',
  'Driftwave',
  'Sundial',
  'Paperkite',
  'Otterdesk',
  'Cinder Code',
  'Glasshouse',
  'Wrenplayer',
  'Northlight',
  'Bramble',
  'Sketchbarn',
  'Harvest Log',
  'Kitewire',
  'Moss Reader',
  'Cobalt Chat',
  'Stepstone',
  'Figtree',
  'Plainview',
  'Rookery',
]

export const posts = [
  'What we learned from a year of remote work',
  'Ten small habits of tidy teams',
  'Why our forms got shorter',
  'A field guide to good error messages',
  'The quiet power of defaults',
  'How we moved a million rows on a Sunday',
  'Notes from a week without meetings',
  'Dark mode is more than black',
  'Writing for five languages at once',
  'When a spreadsheet is enough',
  'The case for boring technology',
  'Designing a table that people read',
  'Our checklist before every launch',
  'How to ask for feedback and get it',
  'Keyboard first, mouse second',
  'A small history of the progress bar',
  'What charts leave out',
  'Budgeting for performance',
  'The first hour of a new colleague',
  'Making friends with the print style sheet',
  'Names are the hardest part',
  'Right-to-left in an afternoon',
  'What support taught our designers',
  'Shipping on a Friday, calmly',
]

export const events = [
  'Harbor jazz night',
  'Design systems day',
  'City half marathon',
  'Street food fair',
  'Open air cinema',
  'Winter chamber music',
]

export const messages = [
  'Good morning! Did the samples arrive?',
  'They did, all but the blue ones.',
  'I will ask the carrier right away.',
  'Thank you. No hurry, Thursday is fine.',
  'Can we move our call to three?',
  'Three works. I will bring the numbers.',
]

export const tasks = [
  ['To do', 'Draw the empty states'],
  ['To do', 'Ask legal about cookies'],
  ['To do', 'Translate the invoice page'],
  ['In progress', 'Keyboard support for the calendar'],
  ['In progress', 'Move images to the new bucket'],
  ['Ready to test', 'Saved views for orders'],
  ['Ready to test', 'Export as CSV'],
  ['Done', 'Contrast of the side navigation'],
]

export const meetings = [
  'Weekly planning',
  'Design review',
  'Call with Blue Harbor',
  'Lunch and learn',
  'Release day',
  'Budget round',
  'Team outing',
  'One to one',
]

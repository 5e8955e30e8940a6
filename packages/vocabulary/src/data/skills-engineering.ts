/** Engineering: electronics, mechanics, building, process, production, energy, aerospace; architecture and maps. */
export const engineeringSkills = `
= tool
AutoCAD|Auto CAD;AutoCAD LT;AutoCAD 2D|SolidWorks;Revit;CAD
SolidWorks|Solid Works;SOLIDWORKS CAD;CSWA;CSWP|AutoCAD;CATIA;Autodesk Inventor;Finite Element Analysis
CATIA|CATIA V5|SolidWorks;Siemens NX
Siemens NX|Unigraphics;NX CAD;UG NX|SolidWorks;CATIA
Autodesk Inventor|Inventor|SolidWorks;Fusion 360
Fusion 360|Autodesk Fusion;Autodesk Fusion 360;Fusion360|SolidWorks;CNC Machining;3D Printing
PTC Creo|Creo;Pro/ENGINEER;Pro/E;Creo Parametric|SolidWorks
Onshape|On Shape|SolidWorks;CAD
Solid Edge||SolidWorks
Rhino|Rhino 3D;Rhinoceros 3D;Rhinoceros|Grasshopper;SketchUp
Grasshopper|Grasshopper 3D|Rhino;Parametric Design
FreeCAD|~LibreCAD|CAD
OpenSCAD||FreeCAD
Tinkercad||3D Modeling;3D Printing
SketchUp|Sketch Up;Google SketchUp;SketchUp Pro|Rhino;Revit
Revit|Autodesk Revit;Revit Architecture;Revit MEP;Revit Structure|AutoCAD;BIM
Navisworks|Autodesk Navisworks|BIM;Revit
Civil 3D|AutoCAD Civil 3D;Autodesk Civil 3D|AutoCAD;Land Development
ArchiCAD|Archi CAD|Revit;BIM
Vectorworks||AutoCAD
Bluebeam Revu|Bluebeam|Construction Management
Procore||Construction Management
Primavera P6|Primavera;Oracle Primavera|Construction Scheduling;Microsoft Project
MicroStation|Bentley MicroStation|AutoCAD;Civil 3D
STAAD.Pro|STAAD Pro;STAAD|Structural Analysis;ETABS
ETABS|~SAFE Structural|Structural Analysis;STAAD.Pro
SAP2000||ETABS
RISA-3D|RISA|Structural Analysis
HEC-RAS||Hydrology
HEC-HMS||HEC-RAS
SWMM|EPA SWMM|HEC-RAS
Lumion||Architectural Visualization
Enscape||Lumion
Twinmotion||Lumion
V-Ray|VRay|Architectural Visualization;3D Rendering
Corona Renderer||V-Ray
ANSYS|ANSYS Workbench;ANSYS Mechanical|Finite Element Analysis;Abaqus
ANSYS Fluent|Fluent CFD|Computational Fluid Dynamics;ANSYS
Abaqus|Abaqus CAE|ANSYS;Finite Element Analysis
COMSOL|COMSOL Multiphysics|ANSYS;Simulation
OpenFOAM|Open FOAM|Computational Fluid Dynamics
STAR-CCM+||OpenFOAM
NASTRAN|MSC Nastran|Finite Element Analysis
Patran||NASTRAN
HyperMesh|Altair HyperWorks;HyperWorks|Finite Element Analysis
LS-DYNA|LS Dyna|Finite Element Analysis
ADAMS|MSC ADAMS|Multibody Dynamics
Simulink|MATLAB Simulink;MATLAB/Simulink|MATLAB;Control Systems
Simscape||Simulink
Stateflow||Simscape
LabVIEW|Lab VIEW;NI LabVIEW;National Instruments LabVIEW|Data Acquisition Systems;Instrumentation
Altium Designer|Altium|PCB Design;KiCad
KiCad|Ki CAD|PCB Design;Autodesk EAGLE
Autodesk EAGLE|EAGLE PCB;Eagle CAD|PCB Design;KiCad
OrCAD|Cadence OrCAD;~Cadence Allegro|PCB Design
LTspice|LT Spice|SPICE Simulation
SPICE Simulation|SPICE;ngspice|Circuit Design;LTspice
PSpice||SPICE Simulation
HSPICE||SPICE Simulation
Multisim|NI Multisim|SPICE Simulation;Circuit Design
Proteus|Proteus Design Suite|Circuit Design
Cadence Virtuoso|Cadence;Virtuoso|VLSI Design
Synopsys Design Compiler|Synopsys;Synopsys VCS|VLSI Design
PrimeTime||Synopsys Design Compiler
ModelSim||Verilog;VHDL
QuestaSim||ModelSim
Vivado|Xilinx Vivado;Xilinx;Xilinx ISE|FPGA;Verilog
Quartus|Quartus Prime;Intel Quartus;Altera Quartus|FPGA
Keil|Keil uVision|Embedded Systems;ARM
IAR Embedded Workbench||Keil
STM32CubeIDE|STM32Cube|STM32
MPLAB||STM32CubeIDE
PlatformIO|Arduino IDE|Arduino
Oscilloscope|Oscilloscopes;Digital Oscilloscope|Multimeter;Logic Analyzer
Multimeter|Digital Multimeter;DMM|Oscilloscope
Logic Analyzer|~Spectrum Analyzer;~Function Generator;~Signal Generator|Oscilloscope
HFSS|Ansys HFSS|RF Engineering
CST Studio||HFSS
ETAP|~PowerWorld;~PSS/E|Power Systems
PSCAD||ETAP
PLECS|~PSIM|Power Electronics
Aspen Plus|Aspen HYSYS;HYSYS;Aspen|Process Simulation
CHEMCAD|~UniSim;~DWSIM|Process Simulation
Arena Simulation||Discrete-Event Modeling
FlexSim||Arena Simulation
AnyLogic||Arena Simulation
Simio||Arena Simulation
Discrete-Event Modeling||Simulation;Industrial Engineering
ArcGIS|ESRI ArcGIS;Arc GIS;ArcGIS Online|QGIS;GIS
ArcGIS Pro|ArcMap|ArcGIS
QGIS|Quantum GIS|ArcGIS;GIS
Google Earth Engine|Earth Engine;Google Earth|Remote Sensing
ERDAS Imagine||Remote Sensing
ENVI Software||ERDAS Imagine
AutoTURN||Transportation Engineering
Synchro Traffic||AutoTURN
VISSIM||AutoTURN
Total Station|~Theodolite;~GPS Surveying;~GNSS|Land Surveying
Mastercam|Master CAM;~GibbsCAM;~SolidCAM|CAM;CNC Programming
Ultimaker Cura|Cura;~Bambu Studio|3D Printing
PrusaSlicer||Ultimaker Cura
Teamcenter|Siemens Teamcenter|Product Lifecycle Management
Windchill||Teamcenter
SolidWorks PDM||Teamcenter
Polyspace|~CANalyzer|CAN Bus
Vector CANoe|CANoe|Polyspace
DOORS|IBM DOORS;IBM Rational DOORS|Requirements Engineering
Jama||DOORS
Gazebo||ROS;Robotics
RViz||Gazebo
MoveIt||ROS
Webots||Robotics
CoppeliaSim|V-REP|Webots
XFOIL|~XFLR5|Aerodynamics
OpenVSP||XFOIL
STK|Systems Tool Kit|Orbital Mechanics
GMAT||STK
= language
Verilog|Verilog HDL|VHDL;SystemVerilog;FPGA
VHDL||Verilog;FPGA
SystemVerilog|System Verilog|Verilog;UVM
G-code|G Code;~M-code|CNC Programming
Ladder Logic|Ladder Diagram;Ladder Logic Programming|PLC Programming
Structured Text|IEC 61131-3|PLC Programming
Modelica|Dymola|Simulation
= platform
Arduino|Arduino Uno;Arduino Programming|Raspberry Pi;Embedded Systems;ESP32
ESP32|~ESP8266|Arduino;Internet of Things
NodeMCU||ESP32
STM32|STM32 Microcontrollers|ARM;Embedded Systems
ARM|ARM Cortex;ARM Cortex-M;ARM Architecture|Microcontrollers;RISC-V
RISC-V||ARM;Computer Architecture
NVIDIA Jetson|Jetson Nano|Embedded Systems
BeagleBone||NVIDIA Jetson
FPGA|FPGAs;FPGA Design;FPGA Programming;FPGA Development|Verilog;VHDL
PIC Microcontrollers|~AVR;~8051;~MSP430;~ATmega|Microcontrollers
Siemens PLC|TIA Portal;Siemens S7;Step 7|PLC Programming
Allen-Bradley PLC|RSLogix;Studio 5000;RSLogix 5000;Allen Bradley;~ControlLogix|PLC Programming
SCADA|SCADA Systems;~Wonderware;~Ignition SCADA|HMI;PLC Programming
FANUC Robots||Industrial Robotics
ABB Robots||FANUC Robots
KUKA Robots||FANUC Robots
Pixhawk|ArduPilot;PX4|Drones
= method
Finite Element Analysis|FEA;FEM;Finite Element Method;Finite Element Modeling|ANSYS;Abaqus;Structural Analysis
Computational Fluid Dynamics|CFD;CFD Analysis|ANSYS Fluent;Fluid Mechanics
GD&T|Geometric Dimensioning and Tolerancing|Engineering Drawings;Tolerance Analysis
Tolerance Analysis|Tolerance Stack-Up;Tolerance Stackup|GD&T
DFM|Design for Manufacturing;Design for Manufacturability;DFMA;Design for Assembly|Product Design;Manufacturing
FMEA|Failure Mode and Effects Analysis;DFMEA;PFMEA|Root Cause Analysis;Reliability Engineering
Root Cause Analysis|RCA;5 Whys;Fishbone Diagram;Failure Analysis;8D|FMEA;CAPA
CAPA|Corrective and Preventive Action|Root Cause Analysis;Quality Management
Statistical Process Control|SPC;Control Charts;Process Capability|Six Sigma;Quality Control
Lean Manufacturing|Lean;Lean Production;Toyota Production System;Lean Principles|Six Sigma;Continuous Improvement;5S
Six Sigma|Lean Six Sigma;DMAIC;6 Sigma|Lean Manufacturing;Statistical Process Control
Continuous Improvement|Kaizen;Process Improvement;Continuous Process Improvement|Lean Manufacturing
5S|5S Methodology;6S|Lean Manufacturing
Value Stream Mapping|VSM|Lean Manufacturing;Process Mapping
Time and Motion Study|Time Study;Time Studies;Work Measurement;Line Balancing|Industrial Engineering
APQP|~PPAP;~Production Part Approval Process|Quality Management
Total Productive Maintenance|TPM;~OEE|Preventive Maintenance
Preventive Maintenance|Preventative Maintenance;Predictive Maintenance;Equipment Maintenance|Maintenance and Repair
Pulse Width Modulation|PWM|Power Electronics;Microcontrollers
PID Control|PID Controllers;PID Tuning|Control Systems
Kalman Filter|Kalman Filters;Sensor Fusion;Extended Kalman Filter|Control Systems;Robotics
SLAM|Simultaneous Localization and Mapping|Robotics;Path Planning
Path Planning|Motion Planning;Trajectory Planning|Robotics
UVM|Universal Verification Methodology|SystemVerilog;Design Verification
I2C|I2C/SPI;~Serial Communication;~RS-232;~RS-485|Embedded Systems
SPI||I2C
UART||I2C
CAN Bus|CAN Protocol;~CANopen;~LIN Bus|Automotive Electronics
Modbus|~EtherNet/IP|PLC Programming;SCADA
PROFINET||Modbus
PROFIBUS||Modbus
EtherCAT||Modbus
OPC UA||Modbus
MQTT|~CoAP|Internet of Things
LiDAR|~Point Cloud|Remote Sensing;Robotics
Radar||LiDAR
Photogrammetry|Structure from Motion|Remote Sensing;GIS
Life Cycle Assessment|LCA;Carbon Footprint Analysis;Life Cycle Analysis|Sustainability
= practice
CAD|Computer-Aided Design;Computer Aided Design;CAD Design;CAD Software;CAD Modeling;2D Drafting|AutoCAD;SolidWorks;3D Modeling
CAM|Computer-Aided Manufacturing;CAD/CAM|CNC Programming;CAD
3D Printing|Additive Manufacturing;FDM Printing;SLA Printing;Rapid Prototyping|CAD;Prototyping
Prototyping|Prototype Development;Prototype Design|3D Printing;Product Design
Product Design|Engineering Design;Design Engineering|CAD;Prototyping
Product Development|New Product Development|Product Design;Product Management
Product Lifecycle Management|PLM|Teamcenter;Product Design
Engineering Drawings|Technical Drawing;Technical Drawings;Drafting;Mechanical Drafting;Architectural Drafting|CAD;Blueprint Reading
Mechanical Design|Machine Design;Mechanical Product Design|SolidWorks;GD&T
Parametric Design|Parametric Modeling|CAD
Electrical Design|Electrical Schematics;Electrical Systems Design;Wiring Diagrams;Schematic Capture|AutoCAD;Circuit Design
Circuit Design|Electronic Circuit Design;Analog Circuit Design;Analog Design;Digital Circuit Design;Circuit Analysis;Electronic Design|PCB Design;SPICE Simulation
PCB Design|PCB Layout;Printed Circuit Board Design;PCB|Altium Designer;KiCad;Circuit Design
Soldering|SMD Soldering;PCB Assembly;Surface Mount Soldering|Circuit Design
Digital Logic Design|Logic Design;RTL Design;RTL|Verilog;FPGA
VLSI Design|VLSI;ASIC Design;ASIC;IC Design;Physical Design|Verilog;Cadence Virtuoso
Design Verification|Functional Verification;RTL Verification|UVM;SystemVerilog
PLC Programming|PLC;PLCs;Programmable Logic Controllers|Ladder Logic;SCADA;Industrial Automation
HMI|HMI Programming;Human-Machine Interface|SCADA;PLC Programming
Industrial Automation|Factory Automation;Automation Engineering|PLC Programming;Robotics
Industrial Robotics|Robot Programming;Robotic Welding|Industrial Automation;FANUC Robots
Instrumentation|Instrumentation and Control;Process Instrumentation;Instrument Calibration|LabVIEW;Calibration
Calibration|Equipment Calibration|Instrumentation;Metrology
Metrology|CMM;Coordinate Measuring Machine;~Calipers;~Micrometers;Precision Measurement|Quality Control;GD&T
Data Acquisition Systems|DAQ|LabVIEW
Sensor Integration|Sensors;Sensor Technology|Embedded Systems
Structural Analysis|Structural Design;Structural Engineering|STAAD.Pro;ETABS;Finite Element Analysis
Reinforced Concrete Design|Concrete Design;~Steel Design;~Structural Steel Design|Structural Analysis
Construction Management|Construction Supervision;Construction Project Management;Site Management|Primavera P6;Procore;Cost Estimation
Construction Scheduling|Critical Path Method;CPM Scheduling|Primavera P6
Cost Estimation|Cost Estimating;Estimating;Quantity Takeoff;Quantity Surveying;Bid Preparation|Construction Management
Land Surveying|Surveying;Topographic Surveying|Total Station;Civil Engineering
Land Development|Site Planning;Site Design;Grading and Drainage|Civil 3D
BIM|Building Information Modeling;Building Information Modelling|Revit;Navisworks
Architectural Design|Architecture;Building Design|Revit;AutoCAD;SketchUp
Architectural Visualization|Architectural Rendering;Archviz|Lumion;V-Ray
Model Making|Physical Modeling;Architectural Model Making|Prototyping
Laser Cutting||Model Making
Urban Planning|Urban Design;City Planning;Land Use Planning;Zoning|GIS;Transportation Engineering
Landscape Architecture|Landscape Design|SketchUp;AutoCAD
Interior Design|Space Planning;Interior Architecture|SketchUp;AutoCAD
Building Codes|IBC;Code Compliance;Building Regulations|Construction Management
Historic Preservation|Building Restoration|Architectural Design
Process Engineering|Process Design;Chemical Process Design;Process Development|Aspen Plus;Chemical Engineering
Process Simulation|Process Modeling;Chemical Process Simulation|Aspen Plus
Process Control|Process Optimization;Distributed Control Systems;DCS|Control Systems
P&ID|Piping and Instrumentation Diagrams;Process Flow Diagrams|Process Engineering
Process Safety|Process Safety Management;Hazard Analysis|Process Engineering
HAZOP||Process Safety
Manufacturing|Manufacturing Engineering;Manufacturing Processes;Production Engineering|Lean Manufacturing
Injection Molding|Plastic Injection Molding;~Mold Design;~Sheet Metal Design|Manufacturing
Casting||Injection Molding
Reliability Engineering|Reliability Analysis;Reliability Testing;Weibull Analysis|FMEA
Quality Control|QC;Quality Inspection;Inspection|Quality Assurance;Statistical Process Control
Quality Assurance|QA|Quality Control;Test Automation
Quality Management|Quality Management Systems;QMS;TQM;Total Quality Management|ISO 9001;Quality Assurance
Systems Engineering|MBSE;SysML;Model-Based Systems Engineering|Requirements Engineering
Engineering Testing|Test Engineering;Hardware Testing;Tensile Testing;Mechanical Testing;Materials Testing;Vibration Testing|Data Acquisition Systems
Nondestructive Testing|NDT;Non-Destructive Testing;Ultrasonic Testing|Quality Control
Energy Auditing|Energy Efficiency;Energy Management;~Energy Modeling;~EnergyPlus|Renewable Energy
GIS|Geographic Information Systems;GIS Mapping;Geospatial Analysis;Spatial Analysis|ArcGIS;QGIS;Remote Sensing
Remote Sensing|Satellite Imagery;Satellite Image Analysis|GIS;LiDAR
Cartography|Map Design;Map Making;Mapping|GIS
HVAC Design|HVAC Systems Design;MEP Design;MEP;Ductwork Design|Revit;Thermodynamics
Technical Drawing by Hand|Hand Drafting;Sketching (Technical)|Engineering Drawings
= domain
Embedded Systems|Embedded;Embedded System Design;Embedded Hardware|C;Microcontrollers;RTOS
Microcontrollers|Microcontroller Programming;Microprocessors;MCU|Embedded Systems;Arduino
RTOS|~FreeRTOS;Real-Time Operating Systems;~VxWorks;~Zephyr RTOS;~QNX|Embedded Systems
Electronics|Analog Electronics;Digital Electronics;Electronic Engineering|Circuit Design
Electrical Engineering|Electrical Systems|Circuit Design;Power Systems
Power Electronics|Inverters;DC-DC Converters;Power Supply Design|Power Systems
Power Systems|Power Distribution;Power Transmission;Electrical Power Systems;Smart Grid|ETAP;Electrical Engineering
Motor Control|Motor Drives;Variable Frequency Drives;VFD|Power Electronics
Battery Technology|Battery Management Systems;Lithium-Ion Batteries;Energy Storage|Electric Vehicles
Electric Vehicles|EV Technology;Hybrid Vehicles|Battery Technology;Automotive Engineering
Automotive Engineering|Vehicle Dynamics;Powertrain;Formula SAE|Mechanical Engineering
Automotive Electronics|Functional Safety|CAN Bus
AUTOSAR||Automotive Electronics
ADAS||Automotive Electronics
ISO 26262||Automotive Electronics
Signal Processing|Digital Signal Processing;DSP|MATLAB;Image Processing
RF Engineering|RF Design;Microwave Engineering;RF Circuits|HFSS;Wireless Communication
Antenna Design||RF Engineering
Electromagnetics|EMI/EMC;EMC;Electromagnetic Theory|RF Engineering
Optics|Photonics;Optical Engineering;~Fiber Optics;~Zemax;~Laser Optics|Physics
Semiconductor Fabrication|Semiconductors;Photolithography;Cleanroom;Clean Room;Nanofabrication;Semiconductor Manufacturing|Materials Science
Control Systems|Control Theory;Controls Engineering;Feedback Control|Simulink;PID Control
Robotics|Robot Design;Autonomous Systems;Robotics Engineering|ROS;Control Systems;Mechatronics
Mechatronics|Electromechanical Systems|Robotics;Control Systems
Autonomous Vehicles|Self-Driving Cars;Autonomous Driving|Robotics;Computer Vision
Drones|UAV;UAVs;Unmanned Aerial Vehicles;Drone Operation;sUAS;FAA Part 107|Pixhawk
Mechanical Engineering|Mechanical Systems|SolidWorks;Thermodynamics
Thermodynamics|Thermal Analysis;Thermal Engineering|Fluid Mechanics
Heat Transfer||Thermodynamics
Fluid Mechanics|Fluid Dynamics;Fluid Power|Thermodynamics
Hydraulics||Fluid Mechanics
Pneumatics||Fluid Mechanics
Statics|~Dynamics;~Mechanics of Materials;~Strength of Materials;~Solid Mechanics|Mechanical Engineering
Multibody Dynamics||Mechanical Engineering
Kinematics||Multibody Dynamics
Vibration Analysis|Vibrations|Multibody Dynamics
Tribology|~Bearings;~Gears;~Gear Design|Mechanical Design
Materials Science|Materials Engineering;Polymers;Ceramics Engineering|Scanning Electron Microscopy
Metallurgy||Materials Science
Composite Materials|Composites|Materials Science
Nanotechnology|Nanomaterials;Nanoparticles|Materials Science
Corrosion|Corrosion Engineering;Corrosion Control|Materials Science
Aerospace Engineering|Aeronautics;Astronautics;Aircraft Design;Spacecraft Design|Aerodynamics
Aerodynamics|Wind Tunnel Testing;Aircraft Performance|Computational Fluid Dynamics
Propulsion|Rocket Propulsion;Jet Engines;Turbomachinery;Gas Turbines|Aerospace Engineering
Orbital Mechanics|Astrodynamics;Satellite Systems;CubeSat|Aerospace Engineering
Avionics|Flight Control Systems|Aerospace Engineering
Civil Engineering|Civil Infrastructure|Civil 3D;Structural Analysis
Geotechnical Engineering|Soil Mechanics;Foundation Design|Civil Engineering
Soil Testing||Geotechnical Engineering;Agronomy
Transportation Engineering|Traffic Engineering;Highway Design;Transportation Planning|Civil Engineering
Hydrology|Stormwater Management;Hydraulic Modeling;Hydrologic Modeling;Groundwater Modeling|HEC-RAS
Water Treatment|Wastewater Treatment;Water Quality;Drinking Water Treatment|Environmental Engineering
Environmental Engineering|~Air Quality;~Air Pollution Control;~Remediation|Water Treatment
Chemical Engineering|Mass Transfer;Unit Operations;Reaction Engineering|Process Engineering
Distillation||Chemical Engineering
Petroleum Engineering|Reservoir Simulation;~Drilling;Oil and Gas;Reservoir Engineering;~Petrel|Geology
Nuclear Engineering|Nuclear Reactor Physics;~Radiation Safety;~MCNP|Physics
Biomedical Engineering|Biomedical Instrumentation|Medical Devices
Biomaterials||Biomedical Engineering
Biomechanics||Biomedical Engineering
Tissue Engineering||Biomedical Engineering
Medical Devices|Medical Device Design;FDA 510(k)|Biomedical Engineering
ISO 13485||Medical Devices
Industrial Engineering|Facility Layout|Lean Manufacturing;Operations Research
Ergonomics||Industrial Engineering
Human Factors Engineering|Human Factors|Industrial Engineering
Mining Engineering|Mine Planning;Mineral Processing|Geology
Renewable Energy|Solar Energy;Clean Energy;Solar Power|Energy Auditing;PVsyst
Solar PV|Photovoltaics|Renewable Energy
Wind Energy||Renewable Energy
PVsyst||Renewable Energy
HOMER Energy||PVsyst
HelioScope||PVsyst
Acoustics|Acoustic Engineering;Noise Control|Signal Processing
Naval Architecture|Marine Engineering;Ship Design|Mechanical Engineering
= certification
Engineer in Training|EIT;FE Exam;Fundamentals of Engineering;Engineer-in-Training|Professional Engineer
Professional Engineer|PE License;Chartered Engineer|Engineer in Training
LEED|LEED Green Associate;LEED AP|Sustainability;Architectural Design
ISO 9001|ISO 9001:2015|Quality Management
AS9100||ISO 9001
IATF 16949||ISO 9001
Six Sigma Green Belt|Lean Six Sigma Green Belt;Green Belt|Six Sigma
Six Sigma Black Belt|Lean Six Sigma Black Belt;~Six Sigma Yellow Belt;~Yellow Belt|Six Sigma
`
